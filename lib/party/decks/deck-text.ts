/** What a deck says of a track: its tags, or the name of its file where it has none. */
export type DeckText = { title: string; artist: string };

/** Programs that show a track on small displays cut its texts at 30 to 32 letters. */
const SHORTEST_CUT = 28;

/** So ends a text of which a program says that it is cut. */
const CUT_MARK = /(?:…|\.{2,3})$/;

const FILE_TYPE = /\.(?:mp3|mp4|m4a|aac|wav|aiff?|flac|alac|ogg|opus|wma)$/i;
const FOLDERS = /^(?:[A-Za-z]:|[/\\]|\.{1,2}[/\\]).*[/\\](?=[^/\\]+$)/;
/** "128", "128bpm", "8A", "F#m", "320 kbps", "E7" for energy: what a key finder writes. */
const MEASURE =
  "(?:bpm\\s*)?\\d{2,3}(?:[.,]\\d+)?(?:\\s*bpm|\\s*k(?:bps|bit)?)?|\\d{1,2}[abdm]|[a-g][#b♯♭]?\\s*(?:m|min|maj|minor|major)|e\\d{1,2}";
/**
 * "[128bpm]", "(8A - 128)", "[HQ]", "(www.example.org)", "(1999)": what says nothing of the version. A bracket has few
 * measures: with each number of "10,10,10" there are more ways to read it.
 */
const NOISE_IN_BRACKETS = new RegExp(
  `[([{]\\s*(?:(?:${MEASURE})(?:[\\s/|,-]+(?:${MEASURE})){0,4}|` +
    "hq|hd|4k|full|www\\.[^)\\]}]*|[\\w-]+\\.(?:com|net|org)|free (?:download|dl)|out now|preview|copy|" +
    "(?:19|20)\\d\\d|official|video|official .*|music video|lyrics?.*|(?:\\d{4} )?remaster.*|digital remaster.*|" +
    "original(?: mix| version)?|single|album|radio (?:edit|mix|version)|explicit)\\s*[)\\]}]",
  "gi",
);
/** Where a file is from. */
const SITE = /(?<![\w.])(?:www\.[\w.-]+|[\w-]{3,}\.(?:com|net|org))(?!\w)/gi;
/** Short ways to write "feat." */
const FEATURING = /\s(?:w\/|f\/|f\.)\s*(?=\S)/gi;
/** Letters of UTF-8 that a program has taken for those of Latin-1. */
const MISREAD = /[\u00c2-\u00df][\u0080-\u00bf]|[\u00e0-\u00ef][\u0080-\u00bf]{2}/;
/** The number of a track or of a side in front of its name: "01 - ", "1-03 ", "A2. ", "007_". */
const TRACK_NUMBER =
  /^\s*(?:\[?(?:[A-D]|\d{1,2}-)?\d{1,3}\]?(?:\s*[-–—]\s+|\s*[.)]\s*(?=\p{L})|-(?=\p{L}))|0\d{1,2}\s+(?=\S)|\d{2,3}\s+(?=\S.*\s[-–—]\s)|\d{1,2}-\d{2}\s+(?=\S))/u;
/** The key and the speed as a key finder writes them before the name: "8A - 128 - ", "128 8A ". */
const KEY_IN_FRONT =
  /^\s*(?:\d{1,2}[AB]\s*[-–—]\s*(?:\d{2,3}(?:[.,]\d+)?\s*[-–—]\s*)?|\d{1,2}[AB]\s+\d{2,3}\s+|\d{2,3}\s+\d{1,2}[AB]\s+)/i;
/** The same behind the name: " - 8A - 128", " // 128 // 8A", " 128 bpm". Of these, too, there are few. */
const KEY_BEHIND =
  /(?:\s*(?:[-–—|]|\/\/)\s*(?:\d{1,2}[ABdm]|(?:[6-9]\d|1\d\d)(?:[.,]\d+)?)|[\s-]+\d{2,3}(?:[.,]\d+)?\s*bpm|\s*[-–—]?\s*\d{2,3}\s*kbps){1,4}\s*$/i;
const BETWEEN_FIELDS = /\s+[-–—~|]\s+|\s[-–—]{2,}\s/g;
const NOBODY =
  /^[[(<]?(?:unknown(?: artist)?|(?:artists, )?various(?: artists)?|v\.?a\.?|n\/a|(?:audio )?track \d+|-|\?+)[\])>]?$/i;

/** Returns a text without the marks of a file: its folders, its type, underscores for blanks, speed and key. */
function tidy(text: string) {
  const name = text.trim().replace(FOLDERS, "").replace(FILE_TYPE, "");
  const spaced =
    /\s/.test(name) && !name.includes("_-_") ? name.replace(/_+/g, " ") : name.replace(/_/g, " ");
  const said = spaced.replace(NOISE_IN_BRACKETS, " ").replace(SITE, " ");
  const named = said.replace(FEATURING, " feat. ").replace(/\s+/g, " ").trim();
  return named.replace(/^[-–—]\s|\s[-–—]$/g, "").trim();
}

/** Returns a text as it was before a program took its letters for others: "BeyoncÃ©", "Guns N&#39; Roses". */
function wellRead(written: string) {
  const text = written.replace(/&amp;/gi, "&").replace(/&(?:#0?39|apos);/gi, "'");
  if (!MISREAD.test(text)) return text;
  const read = Buffer.from(text, "latin1").toString("utf8");
  return read.includes("\ufffd") ? text : read;
}

function withoutNumbers(text: string) {
  const bare = text.replace(KEY_IN_FRONT, "").replace(TRACK_NUMBER, "").replace(KEY_IN_FRONT, "");
  return bare.replace(KEY_BEHIND, "").trim() || text;
}

/** The artist and title that a single text may hold, in either order. */
function splitsOf(text: string): DeckText[] {
  const spaced = [...text.matchAll(BETWEEN_FIELDS)];
  const marks = spaced.length > 0 ? spaced : [...text.matchAll(/-/g)];
  const sides = marks
    .slice(0, 4)
    .map((mark) => [
      text.slice(0, mark.index).trim(),
      text.slice(mark.index + mark[0].length).trim(),
    ]);
  // Artist, album and title.
  const [start, end] = [spaced[0], spaced.at(-1)];
  if (start && end && start !== end) {
    sides.push([text.slice(0, start.index).trim(), text.slice(end.index + end[0].length).trim()]);
  }
  const by = / by /i.exec(text);
  if (by) sides.push([text.slice(by.index + by[0].length).trim(), text.slice(0, by.index).trim()]);
  return sides.flatMap(([left = "", right = ""]) => {
    if (!left || !right) return [];
    return [
      { artist: left, title: right },
      { artist: right, title: left },
    ];
  });
}

/**
 * Returns what a deck may mean by its text, the most likely first: as it is tagged, without the numbers around it, with
 * both fields in the title, and with swapped fields.
 */
export function readingsOf({ title, artist }: DeckText): DeckText[] {
  const by = NOBODY.test(artist.trim()) ? "" : tidy(wellRead(artist));
  const raw = tidy(wellRead(title));
  const bare = withoutNumbers(raw);
  const texts = [...new Set([bare, raw])];
  const readings: DeckText[] = texts.map((text) => ({ title: text, artist: by }));
  if (by) {
    const swapped = texts.map((text) => ({ title: withoutNumbers(by), artist: text }));
    const named = texts.flatMap(splitsOf).filter((split) => isSame(split.artist, by));
    readings.push(...swapped, ...named);
  } else readings.push(...texts.flatMap(splitsOf));
  const known = new Set<string>();
  return readings.filter((reading) => {
    const key = JSON.stringify(reading);
    return reading.title !== "" && !known.has(key) && known.add(key);
  });
}

/** Returns a track as it is shown where nobody has asked for it: without the marks of its file, artist and title apart. */
export function nameOf(text: DeckText): DeckText {
  const [tagged = text, ...others] = readingsOf(text);
  return (!tagged.artist && others.find(({ artist }) => artist !== "")) || tagged;
}

function isSame(a: string, b: string) {
  return a.toLowerCase() === b.toLowerCase();
}

/** Whether a text of a deck may have lost its end. */
export function mayBeCut(text: string) {
  return CUT_MARK.test(text.trim()) || [...text.trim()].length >= SHORTEST_CUT;
}
