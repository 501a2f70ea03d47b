#include <termios.h>
#include <unistd.h>

#include <cstdlib>
#include <iostream>

#include "client-cli/commands/commands.hpp"

namespace chartroom::cli {

namespace {

// No echo while it lives.
class Quiet {
 public:
  Quiet() {
    if (tcgetattr(STDIN_FILENO, &before_) != 0) return;
    termios quiet = before_;
    quiet.c_lflag &= ~static_cast<tcflag_t>(ECHO);
    changed_ = tcsetattr(STDIN_FILENO, TCSAFLUSH, &quiet) == 0;
  }
  ~Quiet() {
    if (changed_) tcsetattr(STDIN_FILENO, TCSAFLUSH, &before_);
  }
  Quiet(const Quiet&) = delete;
  Quiet& operator=(const Quiet&) = delete;

 private:
  termios before_{};
  bool changed_ = false;
};

std::string asked_quietly(const std::string& prompt) {
  std::cerr << prompt << std::flush;
  const Quiet quiet;
  std::string line;
  std::getline(std::cin, line);
  std::cerr << "\n";
  return line;
}

std::string password(bool from_stdin, bool twice) {
  if (from_stdin) {
    std::string line;
    std::getline(std::cin, line);
    return line;
  }
  if (const char* set = std::getenv("CHARTROOM_PASSWORD")) return set;
  if (isatty(STDIN_FILENO) == 0)
    throw Misused{"no password: use --password-stdin or CHARTROOM_PASSWORD"};
  const std::string first = asked_quietly("Password: ");
  if (twice && asked_quietly("Again: ") != first) throw Misused{"the two passwords differ"};
  return first;
}

Exit signed_in(Desk& desk, const v1::SignedIn& session) {
  desk.sign_in(session);
  desk.print("Signed in to " + desk.server() + " as " + session.name() + ".\n",
             {{"name", session.name()}, {"server", desk.server()}});
  return Exit::ok;
}

struct Account {
  std::string name;
  bool from_stdin = false;
};

std::shared_ptr<Account> add_account_options(CLI::App& command) {
  auto account = std::make_shared<Account>();
  command.add_option("NAME", account->name, "Name of the account")->required();
  command.add_flag("--password-stdin", account->from_stdin,
                   "Read the password from standard input");
  return account;
}

}  // namespace

void add_account_commands(Line line) {
  auto& chosen = line.chosen;
  auto* add = line.app.add_subcommand("register", "Make an account and sign in");
  add->callback([&chosen, account = add_account_options(*add)] {
    chosen = [account](Desk& desk) {
      v1::Request request;
      request.mutable_register_()->set_name(account->name);
      request.mutable_register_()->set_password(password(account->from_stdin, true));
      desk.client().use_token("");
      return signed_in(desk, desk.must(request, Again::must_not).signed_in());
    };
  });
  auto* login = line.app.add_subcommand("login", "Sign in");
  login->callback([&chosen, account = add_account_options(*login)] {
    chosen = [account](Desk& desk) {
      v1::Request request;
      request.mutable_login()->set_name(account->name);
      request.mutable_login()->set_password(password(account->from_stdin, false));
      desk.client().use_token("");
      return signed_in(desk, desk.must(request).signed_in());
    };
  });
  auto* logout = line.app.add_subcommand("logout", "End the session of this profile");
  logout->callback([&chosen] {
    chosen = [](Desk& desk) {
      v1::Request request;
      request.mutable_logout();
      try {
        (void)desk.must(request);
      } catch (const SignedOut&) {  // then it is done already
      }
      desk.sign_out();
      desk.print("Signed out.\n", {{"server", desk.server()}});
      return Exit::ok;
    };
  });
}

}  // namespace chartroom::cli
