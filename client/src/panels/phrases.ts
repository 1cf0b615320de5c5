/** What can be said with one touch; the server knows the same (`firefly.server.phrases`). */
export const PHRASES = [
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
] as const;

export const EMOTES = ["😀", "😂", "😎", "🤔", "😮", "😢", "😡", "👍", "👏", "🔥", "🍀", "🍺"] as const;
