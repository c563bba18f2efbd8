/** What of a track decides how well it follows another. */
export type Mixing = { key: string | null; bpm: number | null; genre: string };

/** How far the tempo of two tracks may be apart: what a pitch fader bridges without being heard. */
const TEMPO = 0.06;
/** What calculating with fractions may add. */
const ROUNDED = 1e-9;

/** Whether two Camelot keys are the same or next to each other on the wheel: an hour apart, or the other letter. */
function areNeighbours(one: string, other: string) {
  const hours = (Number.parseInt(one, 10) - Number.parseInt(other, 10) + 12) % 12;
  const isSameLetter = one.at(-1) === other.at(-1);
  return hours === 0 || (isSameLetter && (hours === 1 || hours === 11));
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
  if (!areNeighbours(track.key, playing.key) || !isInTempo(track.bpm, playing.bpm)) return 0;
  const isSameGenre = track.genre !== "" && track.genre === playing.genre;
  return isSameGenre ? 2 : 1;
}
