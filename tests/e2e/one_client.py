#!/usr/bin/env python3
"""Real solitaire games: one account against the German tables, and one account at both sides of the table, through one
chartroomd with a real PostgreSQL. Nobody else gets a seat.
"""
import sys

from real_server import Player, check, run_with_server


def create(player, scenario, options):
    made = player.run("create", "far-seas", "--scenario", scenario, "--with", options)
    check(made["status"] == "playing", f"{scenario} with {options} begins at once")
    check(made["options"] == options.split(","), "and says what it is played with")
    return made


def against_the_tables(allied, stranger):
    made = create(allied, "full", "solitaire-1")
    check([seat["side"] for seat in made["seats"]] == ["allied"], "only the Allied seat is there")
    refused = stranger.run("join", made["invitation"], expect=1)
    check(refused["error"]["code"] == "SEAT_TAKEN", "a second account gets no seat, invited or not")
    done = allied.run("autoplay", made["id"], "--decisions", "60")
    check(done["over"] or len(done["orders"]) == 60, "the game goes on with one player")
    events = allied.run("events", made["id"], "--all")["events"]
    rolls = [event for event in events if event["kind"] == "bot_rolled"]
    check(len(rolls) > 5 and all(roll["data"]["rule"].startswith("9.") for roll in rolls),
          "the tables' rolls are told with their rules")
    decision = allied.run("show", made["id"])["decision"]
    check(done["over"] or "allied" in decision["asked"], "and the game never waits for the German side alone")


def at_both_sides(player, stranger):
    made = create(player, "advanced", "rufiji,solitaire-2")
    game = made["id"]
    check(sorted(seat["side"] for seat in made["seats"]) == ["allied", "german"], "both seats are there")
    check({seat["player"] for seat in made["seats"]} == {player.name}, "and one account holds them")
    stranger.run("join", made["invitation"], expect=1)
    for side in ("german", "allied"):
        check(player.run("show", game, "--as", side)["side"] == side, f"it sees as the {side} side")
    player.run("note", game, "coal", "first")
    noted = player.run("note", game, "then Panama")
    check(player.run("notes", game) == noted and noted["text"] == "coal first\nthen Panama", "notes are kept")
    stranger.run("notes", game, expect=1)
    waits_for = player.run("show", game)["decision"]["asked"]
    check(player.run("show", game)["side"] == waits_for[0], "without a word it sits where it is asked")
    done = player.run("autoplay", game, "--decisions", "60")
    check(done["over"] or len(done["orders"]) == 60, "the game goes on with one player at both sides")


def play(server, folder):
    player, stranger = (Player(who, server, folder / who) for who in ("sophie", "stranger"))
    player.run("register", player.name)
    stranger.run("register", stranger.name)
    against_the_tables(player, stranger)
    at_both_sides(player, stranger)


if __name__ == "__main__":
    sys.exit(run_with_server(play))
