/** What the hosts of the demo want to hear: one song waits, one plays later, one nobody has asked for. */
export const MUST_PLAY = [
  { kind: "song", text: "I Will Survive", artist: "Gloria Gaynor" },
  { kind: "song", text: "At Last", artist: "Etta James", isIdea: true },
  { kind: "artist", text: "Fairuz" },
] as const;

/** And what not. */
export const DO_NOT_PLAY = [
  { kind: "song", text: "Last Christmas", artist: "Wham!" },
  { kind: "artist", text: "Rammstein" },
  { kind: "words", text: "karaoke" },
] as const;

/** What a guest whom the demo's DJ has muted keeps asking for. */
export const APART = { title: "Barbie Girl", artist: "Aqua", name: "Kevin", message: "NOW!!!" };
