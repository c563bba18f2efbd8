import type { Faker } from "@faker-js/faker";
import { fakerOf } from "./faker";
import { SONGS } from "./requests";
import { BANDS, buildTitles, GENRE_NAMES, GENRES } from "./songs";

/** What guests of the demo ask for and its DJ does not have. */
export const NOT_OWNED: readonly string[] = ["Группа крови", "Stayin' Alive"];

/** How many tracks the demo's DJ has. */
const SIZE = 2000;

/** What a DJ program has measured of the songs that guests know: Camelot key, beats a minute, genre, year. */
const KNOWN: Record<string, readonly [key: string, bpm: number, genre: string, year: number]> = {
  "Blue Monday": ["7A", 130, "Pop", 1983],
  "Dancing Queen": ["11B", 101, "Disco", 1976],
  "نور العين": ["6A", 128, "Arabic", 1996],
  "Mr. Brightside": ["3B", 148, "Rock", 2003],
  "Levels (Skrillex Remix)": ["4A", 140, "House", 2011],
  September: ["11B", 126, "Disco", 1978],
  "Could You Be Loved": ["10B", 103, "Soul", 1980],
  "Cruel Summer": ["11B", 170, "Pop", 2019],
  月亮代表我的心: ["3B", 66, "Pop", 1977],
  Titanium: ["5B", 126, "House", 2011],
  Señorita: ["8A", 117, "Latin", 2019],
  "Hey Ya!": ["9B", 80, "Hip-hop", 2003],
  "Billie Jean": ["11A", 117, "Pop", 1982],
  "I Wanna Dance with Somebody": ["6B", 119, "Pop", 1987],
  "One More Time": ["10B", 123, "House", 2000],
  Levels: ["3A", 126, "House", 2011],
  "Für Elise (Techno Remix)": ["8A", 138, "Techno", 2014],
  "Don't Stop Me Now": ["7B", 156, "Rock", 1978],
  "Sweet Caroline": ["11B", 127, "Pop", 1969],
  "Uptown Funk": ["7A", 115, "Pop", 2014],
  Zombie: ["9B", 84, "Rock", 1994],
  "Bohemian Rhapsody": ["6B", 72, "Rock", 1975],
  "Rolling in the Deep": ["5A", 105, "Pop", 2010],
  "Alors on danse": ["3A", 120, "Pop", 2009],
  "Voyage Voyage": ["5A", 129, "Pop", 1986],
  "Tiễn Em Lần Cuối": ["8A", 122, "Pop", 1989],
  Despacito: ["10B", 89, "Latin", 2017],
  "Blinding Lights": ["4A", 171, "Pop", 2019],
  "Get Lucky": ["10A", 116, "Disco", 2013],
  Sandstorm: ["10A", 136, "Techno", 1999],
  Insomnia: ["10A", 127, "House", 1995],
  "Freed from Desire": ["4A", 129, "House", 1996],
  "Around the World": ["8A", 121, "House", 1997],
  "Tainted Love": ["3A", 145, "Pop", 1981],
  Superstition: ["2A", 100, "Soul", 1972],
  "Crazy in Love": ["7A", 99, "Hip-hop", 2003],
  "Livin' on a Prayer": ["9A", 123, "Rock", 1986],
  "I Will Survive": ["8A", 117, "Disco", 1978],
};

/** Further versions of songs that guests ask for, how much longer they are, and what the DJ's hosts want to hear. */
const VERSIONS = [
  ["One More Time (Radio Edit)", "Daft Punk", -85],
  ["Levels (Extended Mix)", "Avicii", 138],
  ["Titanium (Extended Mix)", "David Guetta feat. Sia", 75],
  ["September (Live)", "Earth, Wind & Fire", 60],
  ["I Will Survive (Extended Mix)", "Gloria Gaynor", 280],
  ["Insomnia (Monster Mix)", "Faithless", 196],
  ["Freed from Desire (Radio Edit)", "Gala", -9],
] as const;
const HOSTS = [
  ["At Last", "Etta James", "8B", 87, "Soul", 182],
  ["Nassam Alayna El Hawa", "Fairuz", "6A", 96, "Arabic", 214],
  ["Kifak Inta", "Fairuz", "7A", 92, "Arabic", 251],
  ["Habibi Ya Nour El Ain", "Amr Diab", "6A", 128, "Arabic", 298],
] as const;

export type DemoTrack = {
  sourceId: string;
  title: string;
  artist: string;
  genre: string;
  year: number;
  duration: number;
  bpm: number;
  key: string;
  rating: number;
};

/** Of an invented song, a DJ may have these. */
const EDITIONS = ["", " (Radio Edit)", " (Extended Mix)", " (Night Buses Remix)"];

/** The library of the demo's DJ, always the same: songs that guests know, invented ones, and versions of both. */
export function buildLibrary() {
  const faker = fakerOf("library");
  const songs = [...known(faker), ...invented(faker)].slice(0, SIZE);
  const tracks = songs.map((song, index): DemoTrack => ({ sourceId: String(index + 1), ...song }));
  return { tracks, playlists: playlistsOf(faker, tracks) };
}

type Song = Omit<DemoTrack, "sourceId">;

function known(faker: Faker): Song[] {
  const stars = () => faker.number.int({ min: 3, max: 5 });
  const songs = SONGS.filter(([title]) => !NOT_OWNED.includes(title)).map(
    ([title, artist, duration]): Song => {
      const [key, bpm, genre, year] = KNOWN[title] ?? ["8B", 120, "Pop", 2000];
      return { title, artist, genre, year, duration, bpm, key, rating: stars() };
    },
  );
  const versions = VERSIONS.flatMap(([title, artist, longer]) => {
    const song = songs.find((one) => title.startsWith(`${one.title} (`));
    return song ? [{ ...song, title, artist, duration: song.duration + longer }] : [];
  });
  const hosts = HOSTS.map(([title, artist, key, bpm, genre, duration]): Song => {
    return { title, artist, genre, year: 1990, duration, bpm, key, rating: stars() };
  });
  return [...songs, ...versions, ...hosts];
}

function invented(faker: Faker): Song[] {
  const titles = buildTitles(faker);
  const songs: Song[] = [];
  for (let index = 0; songs.length < SIZE; index += 1) {
    const genre = faker.helpers.arrayElement(GENRE_NAMES);
    const [min, max] = GENRES[genre];
    const song = {
      title: titles[index % titles.length] ?? "",
      artist: BANDS[(index + Math.floor(index / titles.length) * 5) % BANDS.length] ?? "",
      genre,
      year: faker.number.int({ min: 1974, max: 2026 }),
      duration: faker.number.int({ min: 170, max: 330 }),
      bpm: faker.number.int({ min, max }),
      key: `${faker.number.int({ min: 1, max: 12 })}${faker.helpers.arrayElement(["A", "B"])}`,
      rating: faker.number.int({ min: 1, max: 5 }),
    };
    const count = faker.helpers.weightedArrayElement([
      { value: 1, weight: 6 },
      { value: 2, weight: 2 },
      { value: 4, weight: 1 },
    ]);
    for (const [more, edition] of EDITIONS.slice(0, count).entries()) {
      const duration = song.duration + more * 35;
      songs.push({ ...song, title: `${song.title}${edition}`, duration });
    }
  }
  return songs;
}

type Choice = {
  name: string;
  folders: string[];
  size: number;
  isIn: (track: DemoTrack) => boolean;
};

const isOf =
  (...genres: string[]) =>
  ({ genre }: DemoTrack) =>
    genres.includes(genre);

/** The DJ's playlists, in their folders, as a DJ program keeps them. */
const PLAYLISTS: readonly Choice[] = [
  { name: "Classics", folders: ["House"], size: 96, isIn: isOf("House") },
  { name: "Deep", folders: ["House"], size: 84, isIn: ({ bpm }) => bpm < 122 },
  { name: "Peak time", folders: ["House"], size: 140, isIn: ({ bpm }) => bpm > 124 },
  { name: "Dinner", folders: ["Weddings"], size: 88, isIn: isOf("Soul", "Latin") },
  { name: "First dance", folders: ["Weddings"], size: 24, isIn: ({ bpm }) => bpm < 90 },
  { name: "Party", folders: ["Weddings"], size: 210, isIn: ({ rating }) => rating > 3 },
  { name: "90s dance", folders: [], size: 64, isIn: ({ year }) => year > 1989 && year < 2000 },
  { name: "Slow", folders: [], size: 40, isIn: ({ bpm }) => bpm < 84 },
  { name: "Arabic", folders: [], size: 12, isIn: isOf("Arabic") },
];

/** What of the library the demo's night is played from. All of it is offered, and these are shown as ideas. */
export const IDEAS: readonly string[] = ["Party", "Arabic", "90s dance", "Slow"];

function playlistsOf(faker: Faker, tracks: DemoTrack[]) {
  return PLAYLISTS.map(({ name, folders, size, isIn }) => {
    const fitting = tracks.filter(isIn);
    // What guests know comes first: those tracks are the first of the library.
    const [hits, others] = [fitting.slice(0, size / 4), fitting.slice(size / 4)];
    const chosen = [...hits, ...faker.helpers.shuffle(others)].slice(0, size);
    return { name, folders: [...folders], sourceIds: chosen.map(({ sourceId }) => sourceId) };
  });
}
