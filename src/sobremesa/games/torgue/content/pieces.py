"""The names of what enemies and events may be told to do in the content."""

ENEMY_STEPS = frozenset(
    {
        "attack", "audit", "boom", "gain", "harden", "leech", "mend", "move", "rampage",
        "recharge", "roar", "snack", "spawn", "zap",
    }
)  # fmt: skip
REPLY_STEPS = frozenset({"approach", "attack", "blast", "fine", "taint"})
EVENT_STEPS = frozenset(
    {
        "appetite", "attack", "barrel", "camera", "card", "defence", "force", "gouge", "haste",
        "heal", "jackpot", "samples", "smoke", "spawn", "surge", "sweep", "token", "tyre",
    }
)  # fmt: skip
