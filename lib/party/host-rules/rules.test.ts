import { asKind, matcher, ruleKey, rulesIn, traitsOf, withoutTwins } from "./rules";
import type { HostRule } from "./schema";

const song = (text: string, artist?: string): HostRule => ({
  kind: "song",
  text,
  ...(artist && { artist }),
});
const artist = (text: string): HostRule => ({ kind: "artist", text });
const words = (text: string): HostRule => ({ kind: "words", text });

type Row = [HostRule, title: string, artist?: string];

/** Jest fills a missing argument with a callback. */
function rows(given: Row[]) {
  return given.map(([rule, title, by = ""]) => [rule, title, by] as const);
}

function isMeant(rule: HostRule, title: string, by: string) {
  return matcher([rule])(traitsOf({ title, artist: by })).length > 0;
}

test.each(
  rows([
    [song("Macarena", "Los del Río"), "MACARENA", "los del rio"],
    [song("Macarena", "Los del Río"), "Macarena (Bayside Boys Remix)", "Los del Rio"],
    [song("Macarena", "Los del Río"), "Macarena - Live at the Beach", "Los del Rio"],
    [song("Macarena", "Los del Río"), "Macarena (feat. Gente de Zona)", "Los Del Rio"],
    // Whoever names no artist means the song that everybody knows.
    [song("Macarena", "Los del Río"), "macarena"],
    [song("Macarena", "Los del Río"), "Los del Rio - Macarena"],
    [song("Macarena", "Los del Río"), "Macarena by Los del Río"],
    // A pasted line may have the title first.
    [song("Los del Río", "Macarena"), "Macarena", "Los del Río"],
    [song("Macarena"), "Macarena", "Anybody"],
    [song("ABBA"), "Waterloo", "ABBA"],
    [artist("Pitbull"), "Timber", "Pitbull feat. Ke$ha"],
    [artist("Kesha"), "Timber", "Pitbull feat. Ke$ha"],
    [artist("Sia"), "Titanium (feat. Sia)", "David Guetta"],
    [artist("Kesha"), "Timber (with Ke$ha)", "Pitbull"],
    [artist("Kesha"), "Timber [w/ Kesha]", "Pitbull"],
    [artist("Kesha"), "Timber w/ Kesha", "Pitbull"],
    [artist("Kesha"), "Timber x Kesha", "Pitbull"],
    [artist("Kesha"), "Timber & Kesha (Live)", "Pitbull"],
    [artist("Kesha"), "Timber (Pitbull x Kesha)"],
    [artist("Kesha"), "Pitbull & Kesha - Timber"],
    [artist("Kesha"), "Timber (prod. by Kesha)", "Pitbull"],
    ...["Pitbull | Kesha", "Pitbull - Kesha", "Pitbull pres. Kesha", "Pitbull (prod. Kesha)"].map(
      (by): Row => [artist("Kesha"), "Timber", by],
    ),
    ...["Pitbull mit Kesha", "Pitbull con Kesha", "Pitbull y Kesha", "Pitbull với Kesha"].map(
      (by): Row => [artist("Kesha"), "Timber", by],
    ),
    // Letters that look alike, and signs that nobody sees.
    [artist("Kesha"), "Timber", "Kеsha"],
    [artist("Kesha"), "Timber", "Kesh\u0391"],
    [artist("Kesha"), "Timber", "Ke\u115fs\u3164h\u2800a\u{e0061}"],
    [artist("Kesha"), "Timber", "K\u1dc4es\u20ddha"],
    [song("Macarena"), "Mаcаrеnа"],
    [words("Christmas"), "Last Сhristmas", "Wham!"],
    // Words wholly of letters that look like Latin ones.
    [artist("ABBA"), "Waterloo", "АВВА"],
    [artist("ABBA"), "Waterloo", "ΑΒΒΑ"],
    [artist("ABBA"), "АВВА - Waterloo"],
    [artist("АВВА"), "Waterloo", "ABBA"],
    [artist("ABBA"), "Waterloo", "А\u200bВ\u2060ВА"],
    [artist("ABBA"), "Waterloo", "ꓮꓐꓐꓮ"],
    [artist("ABBA"), "Waterloo", "ᎪᏴᏴᎪ"],
    [artist("ABBA"), "Waterloo", "ᴀʙʙᴀ"],
    [artist("ABBA"), "Waterloo", "ȺɃɃȺ"],
    [artist("ABBA"), "Waterloo", "🅰🅱🅱🅰"],
    [artist("ABBA"), "Waterloo", "🅐🅑🅑🅐"],
    [artist("ABBA"), "Waterloo", "ᎪBBᎪ"],
    [artist("Scooter"), "Hyper Hyper", "Sсօօtеr"],
    [artist("Scooter"), "Hyper Hyper", "SC00TER"],
    [song("Macarena"), "ΜΑCΑRΕΝΑ"],
    [words("Christmas"), "Last C\u0336h\u0321r\u0489istmas", "Wham!"],
    [artist("Pitbull"), "Timber", "PitbuII"],
    [artist("Pitbull"), "Timber", "Pitbu1l"],
    [artist("Wham"), "Last Christmas", "VVham!"],
    [words("Taxi"), "ТАХІ nach Paris"],
    [artist("Simon & Garfunkel"), "The Boxer", "Simon and Garfunkel"],
    [artist("Beatles"), "Help!", "The Beatles"],
    [artist("Drake"), "Drake - Hotline Bling"],
    [words("Christmas"), "Last CHRISTMAS", "Wham!"],
    [words("last christmas"), "Last Christmas (Pudding Mix)"],
    [words("Don't stop"), "Don’t Stop Believin’"],
    [words("爱"), "最爱的人"],
    [song("نور العين", "عمرو دياب"), "نُور العين", "عمرو دياب"],
  ]),
)("%j is meant by “%s” %s", (rule, title, by) => {
  expect(isMeant(rule, title, by)).toBe(true);
});

test.each(
  rows([
    [song("Hello", "Adele"), "Hello", "Lionel Richie"],
    [song("Hello"), "Hello, Dolly!"],
    [song("Perfect (Live)", "Ed Sheeran"), "Perfect", "Ed Sheeran"],
    [artist("Drake"), "Pink Moon", "Nick Drake"],
    [artist("Queen"), "Dancing Queen", "ABBA"],
    [artist("Beast"), "Beauty and the Beast", "Céline Dion"],
    [artist("Me"), "Stay with Me", "Sam Smith"],
    [artist("Кино"), "Kino", "Kino"],
    // Real words of other scripts look like no Latin name, letter by letter or as a whole.
    [artist("Moskva"), "Москва", "Монгол Шуудан"],
    [artist("Tatu"), "Простые движения", "Тату"],
    [song("Mama"), "Мамы", "Кино"],
    [artist("Toxic"), "Τόξο", "Χάρις Αλεξίου"],
    [artist("Kosta"), "Η Κώστα", "Γιώργος Νταλάρας"],
    // Digits that are part of a name.
    [artist("UZ"), "One", "U2"],
    [artist("Rehab"), "Lullaby", "R3HAB"],
    [artist("Maroon S"), "Sugar", "Maroon 5"],
    [artist("Blink"), "All the Small Things", "blink-182"],
    [artist("Mclntosh"), "Song", "Mcintosh"],
    [artist("IO"), "Song", "10cc"],
    [words("abba"), "Sabbath Bloody Sabbath"],
    [words("sex"), "Essex Dogs"],
  ]),
)("%j is not meant by “%s” %s", (rule, title, by) => {
  expect(isMeant(rule, title, by)).toBe(false);
});

test("a pasted list is read line by line, whatever marks its lines", () => {
  const pasted = [
    "1. ABBA - Dancing Queen",
    "  • Queen – Don't Stop Me Now",
    "“Hello” by Adele",
    "Macarena",
    "",
    "12) Jay-Z\tEmpire State of Mind",
    "- Chicken Dance",
    "\u200b",
    "x".repeat(201),
  ];
  const { rules, unread } = rulesIn(pasted.join("\r\n"));
  expect(rules).toEqual([
    song("Dancing Queen", "ABBA"),
    song("Don't Stop Me Now", "Queen"),
    song("Hello", "Adele"),
    song("Macarena"),
    song("Empire State of Mind", "Jay-Z"),
    song("Chicken Dance"),
  ]);
  expect(unread).toEqual(["\u200b", "x".repeat(201)]);
});

test("two spellings of an entry are one, the first of them", () => {
  const rules = [song("Hey Ya!", "OutKast"), song("hey ya", "Outkast"), artist("Hey Ya!")];
  expect(withoutTwins(rules)).toEqual([rules[0], rules[2]]);
  expect(ruleKey(words("Last  Christmas"))).toBe(ruleKey(words("last christmas")));
});

test("an entry that was understood as another kind keeps the name that counts", () => {
  expect(asKind(song("Dancing Queen", "ABBA"), "artist")).toEqual(artist("ABBA"));
  expect(asKind(song("ABBA"), "artist")).toEqual(artist("ABBA"));
  expect(asKind(artist("ABBA"), "words")).toEqual(words("ABBA"));
});

test("a full list is compared with a long title in no time that grows with its letters", () => {
  const rulesMeaning = matcher(Array.from({ length: 200 }, (_, index) => words(`word ${index}`)));
  const long = { title: "- ".repeat(100), artist: "( live".repeat(33) };
  expect(rulesMeaning(traitsOf(long))).toEqual([]);
});

test("of many rules, those are told that mean a song, in whatever way", () => {
  const rules = [song("Zombie"), artist("ABBA"), words("queen"), song("Dancing Queen", "ABBA")];
  const meaning = (title: string, by: string) =>
    matcher(rules)(traitsOf({ title, artist: by })).map((rule) => rules.indexOf(rule));
  expect(meaning("Dancing Queen", "ABBA").sort()).toEqual([1, 2, 3]);
  expect(meaning("Waterloo", "ABBA")).toEqual([1]);
  expect(meaning("Zombie", "The Cranberries")).toEqual([0]);
  expect(meaning("Hello", "Adele")).toEqual([]);
});

test("a full list of songs is compared as fast as a short one", () => {
  const rulesMeaning = matcher(Array.from({ length: 200 }, (_, at) => song(`Song ${at}`, "Ann")));
  const traits = Array.from({ length: 2000 }, (_, at) =>
    traitsOf({ title: `Song ${at}`, artist: "Ann" }),
  );
  const start = performance.now();
  const found = Array.from({ length: 50 }, () => traits.flatMap(rulesMeaning).length);
  expect(performance.now() - start).toBeLessThan(2000);
  expect(new Set(found)).toEqual(new Set([200]));
});
