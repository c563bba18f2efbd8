/** What of a track decides how well it follows another. */
export type Mixing = { key: string | null; bpm: number | null; genre: string };

/** How far the tempo of two tracks may be apart: what a pitch fader bridges without being heard. */
const TEMPO = 0.06;
/** What calculating with fractions may add. */
const ROUNDED = 1e-9;

/** The Camelot keys that mix with one, itself included: an hour apart on the wheel, or the other letter. */
export function neighboursOf(key: string) {
  const hour = Number.parseInt(key, 10);
  const letter = key.endsWith("A") ? "A" : "B";
  const at = (one: number) => `${((one + 11) % 12) + 1}${letter}`;
  return [key, at(hour - 1), at(hour + 1), `${hour}${letter === "A" ? "B" : "A"}`];
}

/** Whether a tempo is within 6 % of another, or of its half or double. */
function isInTempo(bpm: number, playing: number) {
  return [1, 2, 0.5].some((times) => Math.abs(bpm * times - playing) <= playing * TEMPO + ROUNDED);
}

/**
 * Returns how well a track follows what is playing: 0 not, 1 by key and tempo, 2 if the genre is the same as well. What
 * nobody has measured does not fit.
 */
export function fitOf(track: Mixing | undefined, playing: Mixing | undefined): 0 | 1 | 2 {
  if (!track?.key || !track.bpm || !playing?.key || !playing.bpm) return 0;
  if (!neighboursOf(playing.key).includes(track.key) || !isInTempo(track.bpm, playing.bpm))
    return 0;
  const isSameGenre = track.genre !== "" && track.genre === playing.genre;
  return isSameGenre ? 2 : 1;
}
