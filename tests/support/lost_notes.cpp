#include "support/lost_notes.hpp"

namespace chartroom::testing {

// A function of the same name is found first, and hands on what is not to be lost.
LostNotes::LostNotes(const TestDatabase& database) : database_{database} {
  database.exec(
      "CREATE TABLE losing (notes boolean);"
      " CREATE TABLE lost_notes (payload text);"
      " CREATE FUNCTION public.pg_notify(channel text, payload text) RETURNS void"
      " LANGUAGE plpgsql AS $$ BEGIN"
      " IF EXISTS (SELECT FROM public.losing) THEN INSERT INTO public.lost_notes VALUES (payload);"
      " ELSE PERFORM pg_catalog.pg_notify(channel, payload); END IF; END $$");
  database.exec("ALTER DATABASE " + database.value("SELECT current_database()") +
                " SET search_path = public, pg_catalog");
}

void LostNotes::lose_all() const {
  database_.exec("INSERT INTO public.losing VALUES (true)");
}

int LostNotes::lost(const std::string& beginning) const {
  return std::stoi(database_.value("SELECT count(*) FROM public.lost_notes WHERE payload LIKE '" +
                                   beginning + " %'"));
}

}  // namespace chartroom::testing
