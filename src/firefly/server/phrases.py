"""What can be said at a table without a keyboard: phrases (messages ``web-phrase-<name>``) and emotes."""

PHRASES = (
    "hello",
    "luck",
    "nice",
    "well-played",
    "thanks",
    "sorry",
    "oops",
    "wow",
    "hurry",
    "moment",
    "rematch",
    "bye",
)

EMOTES = ("😀", "😂", "😎", "🤔", "😮", "😢", "😡", "👍", "👏", "🔥", "🍀", "🍺")
