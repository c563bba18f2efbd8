import { base, en, Faker } from "@faker-js/faker";
import { fakerOf } from "./faker";

/** The songs of the demo, in many scripts, because weddings mix languages. */
export const SONGS: readonly (readonly [title: string, artist: string, seconds: number])[] = [
  ["Blue Monday", "New Order", 449],
  ["Dancing Queen", "ABBA", 231],
  ["نور العين", "عمرو دياب", 298],
  ["Mr. Brightside", "The Killers", 222],
  ["Levels (Skrillex Remix)", "Avicii", 282],
  ["September", "Earth, Wind & Fire", 215],
  ["Could You Be Loved", "Bob Marley", 237],
  ["Cruel Summer", "Taylor Swift", 178],
  ["月亮代表我的心", "邓丽君", 208],
  ["Titanium", "David Guetta feat. Sia", 245],
  ["Señorita", "Shawn Mendes & Camila Cabello", 191],
  ["Hey Ya!", "OutKast", 235],
  ["Billie Jean", "Michael Jackson", 294],
  ["Группа крови", "Кино", 285],
  ["I Wanna Dance with Somebody", "Whitney Houston", 291],
  ["One More Time", "Daft Punk", 320],
  ["Levels", "Avicii", 199],
  ["Für Elise (Techno Remix)", "Beethoven", 261],
  ["Don't Stop Me Now", "Queen", 209],
  ["Sweet Caroline", "Neil Diamond", 201],
  ["Uptown Funk", "Mark Ronson feat. Bruno Mars", 270],
  ["Zombie", "The Cranberries", 307],
  ["Bohemian Rhapsody", "Queen", 354],
  ["Rolling in the Deep", "Adele", 228],
  ["Alors on danse", "Stromae", 206],
  ["Voyage Voyage", "Desireless", 260],
  ["Tiễn Em Lần Cuối", "Trung Hành", 285],
  ["Despacito", "Luis Fonsi feat. Daddy Yankee", 229],
  ["Blinding Lights", "The Weeknd", 200],
  ["Get Lucky", "Daft Punk feat. Pharrell Williams", 369],
  ["Sandstorm", "Darude", 225],
  ["Insomnia", "Faithless", 323],
  ["Freed from Desire", "Gala", 212],
  ["Around the World", "Daft Punk", 427],
  ["Tainted Love", "Soft Cell", 160],
  ["Superstition", "Stevie Wonder", 245],
  ["Crazy in Love", "Beyoncé feat. Jay-Z", 236],
  ["Livin' on a Prayer", "Bon Jovi", 249],
  ["I Will Survive", "Gloria Gaynor", 198],
  ["Stayin' Alive", "Bee Gees", 285],
];

const MESSAGES = [
  "For my mum, she is 60 today!",
  "لأجل العروسين",
  "Play it loud",
  "please please please",
  "Our first dance song, ten years ago tonight.\nThank you!",
  "Table 4 is waiting for this one",
  "生日快乐!",
  "For Omar, who claims he cannot dance",
];

export type DemoBacker = { name: string | null; message: string | null };
/** How many seconds ago something happened. */
type Ago = { ago: number };
export type DemoRequest = {
  title: string;
  artist: string;
  seconds: number;
  /** The status when the demo starts. */
  status: "pending" | "accepted" | "declined" | "playing" | "played";
  declineReason?: "wrong_moment" | "not_tonight" | "already_played";
  lane?: string;
  /** The first one submitted the request, the others joined it; in chronological order. */
  backers: (DemoBacker & Ago)[];
  /** When the DJ accepted or declined it. */
  answered?: Ago;
  /** When it started to play. */
  started?: Ago;
  /** When it ended; else the next song ends it. */
  ended?: Ago;
};

/** The final state of each song, in the order of the list. */
const ENDS: readonly Pick<DemoRequest, "status" | "declineReason" | "lane">[] = [
  { status: "playing" },
  ...Array.from({ length: 5 }, () => ({ status: "pending" as const })),
  ...Array.from({ length: 6 }, () => ({ status: "accepted" as const })),
  ...Array.from({ length: 3 }, () => ({ status: "pending" as const })),
  { status: "accepted", lane: "Peak" },
  { status: "accepted", lane: "Peak" },
  { status: "declined", declineReason: "wrong_moment" },
  { status: "pending" },
  { status: "declined", declineReason: "not_tonight" },
  ...Array.from({ length: 17 }, () => ({ status: "played" as const })),
  { status: "declined", declineReason: "already_played" },
  { status: "pending" },
  { status: "pending" },
];

const MINUTE = 60;
/** How long the current song has been playing: enough to look real, with enough left to last. */
const PLAYING_SINCE = 100;

/** Builds the demo's requests, always the same, of an event that opened two hours ago. */
export function buildDemoRequests(): DemoRequest[] {
  const faker = new Faker({ locale: [en, base], seed: 20_261_121 });
  const clock = fakerOf("requests");
  const starts = startsOf();
  return SONGS.map(([title, artist, seconds], index) => {
    const end = ENDS[index] ?? { status: "pending" as const };
    const people = Array.from({ length: faker.number.int({ min: 1, max: 12 }) }, () => ({
      name: faker.helpers.maybe(() => faker.person.firstName(), { probability: 0.8 }) ?? null,
      message:
        faker.helpers.maybe(() => faker.helpers.arrayElement(MESSAGES), { probability: 0.3 }) ??
        null,
    }));
    const started = starts.get(index);
    const answered = answeredAgo(clock, index, end.status, started);
    const times = askedAgo(clock, people.length, answered);
    return {
      title,
      artist,
      seconds,
      ...end,
      backers: people.map((person, place) => ({ ...person, ago: times[place] ?? 0 })),
      ...(answered !== undefined && { answered: { ago: answered } }),
      ...(started !== undefined && { started: { ago: started } }),
    };
  });
}

/** Returns when each played song started: one after the other, up to the one that is playing. */
function startsOf() {
  const starts = new Map<number, number>();
  let ago = PLAYING_SINCE;
  for (const [index, [, , seconds]] of [...SONGS.entries()].reverse()) {
    if (ENDS[index]?.status !== "played") continue;
    ago += seconds;
    starts.set(index, ago);
  }
  return starts.set(
    ENDS.findIndex(({ status }) => status === "playing"),
    PLAYING_SINCE,
  );
}

/** Returns when the DJ answered. Songs in the queue were accepted in their order. */
function answeredAgo(
  clock: Faker,
  index: number,
  status: DemoRequest["status"],
  started: number | undefined,
) {
  if (status === "pending") return undefined;
  if (status === "accepted") return (22 - index) * MINUTE;
  return (started ?? PLAYING_SINCE) + clock.number.int({ min: 2 * MINUTE, max: 12 * MINUTE });
}

/** Returns when each backer submitted the song, oldest first: all of them before the answer. */
function askedAgo(clock: Faker, people: number, answered = 0) {
  const first = answered + clock.number.int({ min: 2 * MINUTE, max: 14 * MINUTE });
  const others = Array.from({ length: people - 1 }, () =>
    clock.number.int({ min: answered + 20, max: first }),
  );
  return [first, ...others.sort((a, b) => b - a)];
}
