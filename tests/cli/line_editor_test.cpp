#include "client-cli/play/line_editor.hpp"

#include <doctest/doctest.h>

#include <string_view>

using chartroom::cli::LineEditor;

namespace {

constexpr std::string_view left = "\033[D", right = "\033[C", up = "\033[A", down = "\033[B",
                           home = "\033[H", del = "\033[3~";

LineEditor::Key type(LineEditor& editor, std::string_view bytes) {
  LineEditor::Key last{};
  for (const char byte : bytes) last = editor.feed(byte);
  return last;
}

}  // namespace

TEST_CASE("Keys edit the line") {
  struct Row {
    std::string keys, line;
  };
  const std::string l{left}, r{right}, h{home}, d{del};
  const Row rows[] = {
      {"emden", "emden"},
      {"emdem\177n", "emden"},
      {"mden" + h + "e", "emden"},
      {"emxden" + l + l + l + l + d, "emden"},
      {"Nürn\177\177\177ern", "Nern"},
      {"Kö" + l + d + "oe", "Koe"},
      {"plot emden\027leipzig", "plot leipzig"},
      {"rubbish\025plot", "plot"},
      {"abc" + h + r + "\013", "a"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.keys);
    LineEditor editor;
    (void)type(editor, row.keys);
    CHECK(editor.text() == row.line);
  }
}

TEST_CASE("Enter ends a line, and arrows bring lines back") {
  LineEditor editor;
  CHECK(type(editor, "pass\r") == LineEditor::Key::line);
  CHECK(editor.take() == "pass");
  CHECK(type(editor, "fight\n") == LineEditor::Key::line);
  CHECK(editor.take() == "fight");
  (void)type(editor, "ru");
  (void)type(editor, up);
  CHECK(editor.text() == "fight");
  (void)type(editor, up);
  CHECK(editor.text() == "pass");
  (void)type(editor, down);
  (void)type(editor, down);
  CHECK(editor.text() == "ru");
}

TEST_CASE("Tab completes a name as far as it is certain") {
  LineEditor editor;
  editor.know({"emden", "glory", "gloucester", "good-hope"});
  (void)type(editor, "plot em\t");
  CHECK(editor.text() == "plot emden");
  (void)type(editor, "+gl\t");
  CHECK(editor.text() == "plot emden+glo");
  (void)type(editor, " x\t");
  CHECK(editor.text() == "plot emden+glo x");
}

TEST_CASE("Control-C empties the line, and leaves an empty one") {
  LineEditor editor;
  CHECK(type(editor, "abc\003") == LineEditor::Key::none);
  CHECK(editor.text().empty());
  CHECK(type(editor, "\003") == LineEditor::Key::interrupt);
  CHECK(type(editor, "\004") == LineEditor::Key::end_of_input);
}

TEST_CASE("A line longer than the terminal is shown around the cursor") {
  LineEditor editor;
  (void)type(editor, "0123456789abcdef");
  CHECK(editor.picture("> ", 12) == "\r\033[K> 89abcdef");
  (void)type(editor, home);
  CHECK(editor.picture("> ", 12) == "\r\033[K> 012345678\033[9D");
}
