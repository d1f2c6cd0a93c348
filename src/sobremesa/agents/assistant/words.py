"""What is seen at a table, in words: for readers who have no picture."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib.resources import files
from typing import Any

from sobremesa.kernel import Texts

from .visit import Visit

Message = dict[str, Any]

_TEXTS = Texts(files("sobremesa.agents.assistant") / "text")
LINES = 20
"""So many lines of the chronicle are told if nobody says since when."""


class Teller:
    """Tells it in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.text = _TEXTS[language]

    def words(self, words: dict[str, str]) -> str:
        """One of the languages in which something is told."""
        return words[self.language]

    # The position

    def position(self, visit: Visit, since: int | None = None) -> str:
        """How it stands, what happened, and what is asked."""
        if visit.table["status"] == "open":
            return self.waiting(visit.table)
        first = max(0, len(visit.lines) - LINES) if since is None else since
        parts = [
            *self._heading(visit),
            *self._panels(visit.scene),
            *self._board(visit),
            *self.chronicle(visit.lines[first:]),
            *self.question(visit),
        ]
        return "\n".join(parts)

    def news(self, visit: Visit, since: int) -> str:
        """What happened since a line of the chronicle, and what is asked now."""
        lines = visit.lines[min(since, len(visit.lines)) :]
        return "\n".join([*self.chronicle(lines), *self.question(visit)])

    def waiting(self, table: Message) -> str:
        """A table at which not everybody sits yet."""
        free = [str(seat["seat"]) for seat in table["seats"] if not seat["taken"]]
        return self.text("table-open", seats=", ".join(free))

    def _heading(self, visit: Visit) -> Iterator[str]:
        scene, table = visit.scene, visit.table
        yield f"# {scene['title']}"
        yield " · ".join(_named(chip) for chip in scene.get("chips", ()))
        for seat in table["seats"]:
            me = self.text("you") if seat["seat"] == visit.seat else ""
            who = seat["name"] or seat["player"]
            role = self.words(seat["role"]["name"])
            yield self.text("seat", seat=seat["seat"], role=role, who=who) + me

    def _panels(self, scene: Message) -> Iterator[str]:
        for panel in scene.get("panels", ()):
            yield f"## {panel['title']}"
            if panel.get("text"):
                yield panel["text"]
            yield from (f"- {_named(fact)}" for fact in panel.get("facts", ()))
            yield from (f"- {_track(track)}" for track in panel.get("tracks", ()))
            yield from (f"- {pile['name']}: {pile['count']}" for pile in panel.get("piles", ()))
            for card in panel.get("cards", ()):
                yield from self._card(card)

    def _card(self, card: Message, indent: str = "") -> Iterator[str]:
        told = [
            card["title"],
            card.get("subtitle", ""),
            card.get("text", ""),
            *(_track(track) for track in card.get("tracks", ())),
            *(_named(badge) for badge in card.get("badges", ())),
            *(_named(fact) for fact in card.get("facts", ())),
        ]
        yield f"{indent}- {_joined(told)}"
        for other in card.get("cards", ()):
            yield from self._card(other, indent + "  ")

    def _board(self, visit: Visit) -> Iterator[str]:
        """What stands where."""
        names = {cell["id"]: cell["name"] for cell in visit.board.get("cells", ())}
        yield f"## {self.text('board')}"
        for piece in visit.scene.get("pieces", ()):
            told = [
                names.get(piece["cell"], piece["cell"]),
                _counted(piece["name"], piece.get("count", 1)),
                *(_track(track) for track in piece.get("tracks", ())),
                *(_named(badge) for badge in piece.get("badges", ())),
            ]
            yield f"- {_joined(told)}"
        for mark in visit.scene.get("marks", ()):
            where = ", ".join(names.get(cell, cell) for cell in mark.get("cells", ()))
            yield f"- {mark['name']}: {where}"

    # What happened, and what is asked

    def chronicle(self, lines: Sequence[Message]) -> Iterator[str]:
        """Lines of the chronicle."""
        if lines:
            yield f"## {self.text('happened')}"
        for each in lines:
            line = each["line"]
            dice = " ".join(f"[{die['face']}]" for die in line.get("dice", ()))
            yield f"- {_joined([line['text'], line.get('detail', ''), dice])}{_rule(line)}"

    def question(self, visit: Visit) -> Iterator[str]:
        """The question with its options, or whom everybody waits for."""
        if visit.table["status"] == "over":
            yield from self._ending(visit)
        elif visit.prompt is None:
            yield self.text("not-asked", seats=", ".join(map(str, visit.awaited)))
        else:
            ask, prompt = visit.prompt["ask"], visit.prompt["prompt"]
            yield f"## {self.text('question', number=ask)} {prompt['title']}{_rule(prompt)}"
            yield prompt["text"]
            for place, choice in enumerate(prompt["choices"]):
                yield f"{place}. {self._choice(choice)}"
            for each in prompt.get("declined", ()):
                yield f"- {self.text('not-offered')} {each['text']}: {each['reason']}{_rule(each)}"

    def _choice(self, choice: Message) -> str:
        extra = [choice.get(name, "") for name in ("detail", "cost", "odds", "warning")]
        return _joined([choice["text"], *extra]) + _rule(choice)

    def _ending(self, visit: Visit) -> Iterator[str]:
        ending = visit.scene.get("ending")
        result = visit.table.get("result")
        yield f"## {self.text('over')}"
        if ending:
            yield f"{ending['title']}. {ending['text']}"
        elif result:
            yield self.words(result["name"])
        if result and visit.seat is not None:
            yield self.text("won" if visit.seat in result["winners"] else "lost")

    # Lists

    def games(self, games: Sequence[Message]) -> str:
        """What can be played."""
        return "\n".join(line for game in games for line in self._game(game))

    def _game(self, game: Message) -> Iterator[str]:
        yield f"# {self.words(game['title'])} ({game['id']})"
        yield self.words(game["about"])
        for mission in game["missions"]:
            low, high = mission["seats"]
            seats = str(low) if low == high else f"{low}–{high}"
            title, about = self.words(mission["title"]), self.words(mission["about"])
            told = self.text("mission", title=title, seats=seats, minutes=mission["minutes"])
            yield f"- {told} ({mission['id']}) {about}".rstrip()

    def tables(self, address: str, tables: Sequence[Message]) -> str:
        """Tables that are listed, each by the link to watch it."""
        lines = [
            _joined([f"- {address}/t/{each['id']}", each["game"], each["mission"], each["title"]])
            for each in (listed["table"] for listed in tables)
        ]
        return "\n".join(lines) or self.text("no-tables")

    def glossary(self, glossary: Message) -> str:
        """The words that are explained."""
        return "\n".join(f"- {term['forms'][0]}: {term['means']}" for term in glossary["terms"])

    def rules(self, rules: Message) -> str:
        """All rules of a game."""
        return "\n".join(
            line
            for part in rules["parts"]
            for chapter in part["chapters"]
            for line in (f"# {chapter['title']}", *(_told_rule(each) for each in chapter["rules"]))
        )

    def hint(self, visit: Visit, hint: Message) -> str:
        """What the coach advises."""
        assert visit.prompt is not None
        choices = visit.prompt["prompt"]["choices"]
        return "\n".join(
            self.text(
                "advised",
                place=each["index"],
                text=choices[each["index"]]["text"],
                chance=round(100 * each["chance"]),
                low=round(100 * each["low"]),
                high=round(100 * each["high"]),
            )
            for each in hint["options"]
        )


def _told_rule(rule: Message) -> str:
    return f"- {rule['id']}: {rule['text']}"


def _track(track: Message) -> str:
    return f"{track['name']} {track['now']}/{track['most']}"


def _counted(name: str, count: int) -> str:
    """A name with how many there are, if it does not say so itself."""
    return name if count == 1 or str(count) in name else f"{name} ×{count}"


def _named(thing: Message) -> str:
    """A value with its name, a sign with its meaning."""
    name, text = thing.get("name", ""), thing.get("text", "")
    return f"{name}: {text}" if name and text else name or text


def _rule(thing: Message) -> str:
    return f" ({thing['rule']})" if thing.get("rule") else ""


def _joined(parts: Sequence[str]) -> str:
    return " · ".join(part for part in parts if part)
