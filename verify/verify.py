#!/usr/bin/env python3
"""Checks the dice of a finished table without the bot's code.

    python3 verify.py record.json

The record is what `/rokugan export` gives when a table is over. This file needs nothing but Python's
standard library and can be read in ten minutes. It checks

- the commitment: the seed is the one promised before anybody sat down, and in format 2 also the table,
  the title, the version of the rules and the options;
- the rolls: every number that was rolled follows from the seed and from what the players added
  (format 2 lists them all);
- what the rolls decided, where the record tells it openly: the objectives dealt in Battle for Rokugan,
  the first player and every tile drawn in Samurai.

It ends with 0 if everything is right, and with 1 and the first thing that is wrong otherwise.
Whether the acts were legal is checked by `rokugan replay`.
"""

import hashlib
import json
import sys

OBJECTIVES = (
    "rice_bowl plains_of_battle last_line_of_defense great_library court_of_five_winds "
    "den_of_secrets great_wall_of_the_north emerald_empire way_of_the_sail web_of_influence "
    "way_of_humility reclaiming_lost_lands"
).split()
TERRITORIES = 11
TILES = (
    "buddha4 buddha3 buddha2 rice4 rice3 rice2 castle4 castle3 castle2 samurai3 samurai2 samurai2 "
    "samurai1 samurai1 ronin ship2 ship1 ship1 swap move"
).split()


class Wrong(Exception):
    """Something in the record is not as it should be."""


def expect(found, due, what):
    if found != due:
        raise Wrong(f"{what}: the record has {found}, the seed gives {due}")


def sha256(*parts):
    digest = hashlib.sha256()
    for part in parts:
        digest.update(part.encode() if isinstance(part, str) else part)
    return digest.digest()


class Dice:
    """ChaCha with 8 rounds: a 32-byte key, a 64-bit block counter from 0, a 64-bit stream number."""

    def __init__(self, key, stream):
        self.key = [int.from_bytes(key[i : i + 4], "little") for i in range(0, 32, 4)]
        self.stream, self.block, self.words = stream, 0, []

    def word(self):
        if not self.words:
            self.words = self.next_block()
        return self.words.pop(0)

    def next_block(self):
        low = 0xFFFFFFFF
        start = [0x61707865, 0x3320646E, 0x79622D32, 0x6B206574, *self.key]
        start += [self.block & low, self.block >> 32, self.stream & low, self.stream >> 32]
        s = list(start)

        def quarter(a, b, c, d):
            for x, y, z, turn in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
                s[x] = (s[x] + s[y]) & low
                mixed = s[z] ^ s[x]
                s[z] = ((mixed << turn) | (mixed >> (32 - turn))) & low

        for _ in range(4):
            for a in range(4):
                quarter(a, a + 4, a + 8, a + 12)
            for a in range(4):
                quarter(a, 4 + (a + 1) % 4, 8 + (a + 2) % 4, 12 + (a + 3) % 4)
        self.block += 1
        return [(one + two) & low for one, two in zip(s, start)]

    def below(self, bound):
        """A number below the bound; draws that would favour small numbers are thrown away."""
        while True:
            wide = self.word() * bound
            if wide & 0xFFFFFFFF >= (1 << 32) % bound:
                return wide >> 32

    def shuffle(self, items):
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


def keys(record):
    """The commitment, the key of the opening, and how a key moves on with an act."""
    seed = bytes.fromhex(record["seed"])
    entropy = record.get("entropy", "")
    if record["format"] == 1:
        key = sha256("rokugan dice v1", seed, entropy)
        return sha256(seed).hex(), key, lambda key, mix: key
    if record["format"] != 2:
        raise Wrong(f"format {record['format']} is not known here")
    terms = {name: record[name] for name in ("options", "rules", "table", "title")}
    terms = json.dumps(terms, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    commitment = sha256("rokugan commitment v2\n", terms, "\n", seed).hex()
    sides = ",".join(record["sides"])
    key = sha256("rokugan dice v2\n", seed, commitment, "\n", sides, "\n", entropy, "\n")
    return commitment, key, lambda key, mix: sha256(key, mix)


def told(facts, event):
    return [fact for fact in facts if fact["event"] == event]


def check_rolls(key, seq, rolls, what):
    dice = Dice(key, seq)
    for bound, number in rolls:
        expect(number, dice.below(bound), f"{what}, a roll below {bound}")
    return len(rolls)


def check_battle_opening(dice, facts):
    for _ in range(TERRITORIES):
        dice.below(2)
    objectives = list(OBJECTIVES)
    dice.shuffle(objectives)
    dealt = sorted(told(facts, "objectives_dealt"), key=lambda fact: fact["only"])
    for at, fact in enumerate(dealt):
        due = objectives[2 * at : 2 * at + 2]
        expect(fact["objectives"], due, f"objectives of seat {fact['only']}")
    return len(dealt)


class SamuraiHands:
    """What each stack holds, so that a draw by number names a tile."""

    def __init__(self, sides):
        self.stacks = [list(TILES) for _ in sides]

    def opening(self, dice, facts, sides):
        first = dice.below(len(sides))
        for fact in told(facts, "first_player_drawn"):
            expect(fact["seat"], first, "the first player")
        return 1 + self.kept(dice, facts, drawn=True)

    def kept(self, dice, facts, drawn):
        count = 0
        for fact in told(facts, "hand_kept"):
            stack = self.stacks[fact["only"]]
            if drawn:
                count += self.draw(dice, stack, fact["tiles"])
            else:
                for tile in fact["tiles"]:
                    stack.remove(tile)
        return count

    def act(self, dice, facts):
        self.kept(dice, facts, drawn=False)
        drawn = told(facts, "drew_tiles")
        return sum(self.draw(dice, self.stacks[fact["only"]], fact["tiles"]) for fact in drawn)

    @staticmethod
    def draw(dice, stack, tiles):
        for tile in tiles:
            due = stack.pop(dice.below(len(stack)))
            expect(tile, due, "a tile drawn")
        return len(tiles)


def check_line(record, key, move_on, acts, what):
    """One course of the game from its opening on. Returns how many rolls and results were compared."""
    rolls = check_rolls(key, 0, record.get("rolls", []), "opening")
    results, hands = 0, None
    usual = record.get("position") is None
    if usual and record["title"] == "battle":
        results += check_battle_opening(Dice(key, 0), record["opened"])
    if usual and record["title"] == "samurai":
        hands = SamuraiHands(record["sides"])
        results += hands.opening(Dice(key, 0), record["opened"], record["sides"])
    for due, act in enumerate(acts, start=1):
        expect(act["seq"], due, f"{what}, the number of an act")
        key = move_on(key, act.get("mix", ""))
        rolls += check_rolls(key, due, act.get("rolls", []), f"{what}, act {due}")
        # Figures dealt at random are rolled before anything else in that act.
        if hands and not told(act["facts"], "figures_dealt"):
            results += hands.act(Dice(key, due), act["facts"])
        elif hands:
            hands.kept(Dice(key, due), act["facts"], drawn=False)
    return rolls, results


def verify(record):
    commitment, key, move_on = keys(record)
    expect(record["commitment"], commitment, "commitment")
    courses, line = [("the game", record["acts"])], list(record["acts"])
    # Each course that was taken back begins where the table then stood.
    for number, branch in reversed(list(enumerate(record.get("undone", []), start=1))):
        line = [act for act in line if act["seq"] < branch[0]["seq"]] + branch
        courses.append((f"what was taken back {number}", line))
    rolls = results = 0
    for what, acts in courses:
        more = check_line(record, key, move_on, acts, what)
        rolls, results = rolls + more[0], results + more[1]
    return f"commitment right, {rolls} rolls right, {results} results right"


def main():
    if len(sys.argv) != 2:
        sys.exit("usage: verify.py record.json")
    try:
        with open(sys.argv[1], encoding="utf-8") as file:
            record = json.load(file)
        print(verify(record.get("record", record)))
    except (OSError, ValueError, KeyError, IndexError, TypeError, Wrong) as wrong:
        sys.exit(f"{sys.argv[1]}: {type(wrong).__name__}: {wrong}")


if __name__ == "__main__":
    main()
