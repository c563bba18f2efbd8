import type { Faker } from "@faker-js/faker";
import { daysAgo, drawIds, fakerOf } from "./faker";

/** Genres with the tempo of their songs, in beats a minute. */
export const GENRES = {
  House: [118, 127],
  Disco: [108, 122],
  "Hip-hop": [82, 102],
  Pop: [94, 130],
  Techno: [126, 142],
  Soul: [72, 106],
  Latin: [88, 112],
  "Drum and bass": [168, 178],
} as const;
export const GENRE_NAMES = [
  "House",
  "Disco",
  "Hip-hop",
  "Pop",
  "Techno",
  "Soul",
  "Latin",
  "Drum and bass",
] as const;

const FIRST =
  "Amber,Broken,Cobalt,Distant,Electric,First,Golden,Hidden,Indigo,Last,Magnetic,Neon,Paper,Quiet,Restless,Silver,Slow,Velvet,Wild,Winter".split(
    ",",
  );
const SECOND =
  "Avenue,Balcony,Carousel,Daylight,Echo,Ferry,Gravity,Harbour,Honey,Lantern,Mirage,Motorway,Parade,Rooftop,Signal,Staircase,Summer,Telephone,Tide,Window".split(
    ",",
  );
export const BANDS =
  "The Night Buses,Marisol Vega,Low Tide Club,DJ Paprika,Kite & Anchor,Noor Haddad,Seven Lamps,The Copper Wires,Lina Okafor,Midnight Bakery,Ferris & Co,Tuấn Lê,Glass Orchard,Mono Riviera,Les Petits Feux,Aurora Static".split(
    ",",
  );

/** Titles of songs that nobody has recorded, in no order. */
export function buildTitles(faker: Faker) {
  return faker.helpers.shuffle(FIRST.flatMap((one) => SECOND.map((two) => `${one} ${two}`)));
}

/** A library of songs that nobody has recorded: as many as a small set of records, in no order. */
export function buildSongs() {
  const faker = fakerOf("songs");
  const ids = drawIds(faker, 120);
  const titles = buildTitles(faker);
  return ids.map((id, index) => {
    const genre = faker.helpers.arrayElement(GENRE_NAMES);
    const [min, max] = GENRES[genre];
    const ago = faker.number.int({ min: 1, max: 900 });
    return {
      id,
      title: titles[index] ?? `Untitled ${id}`,
      artist: faker.helpers.arrayElement(BANDS),
      genre,
      bpm: faker.number.int({ min, max }),
      key: `${faker.number.int({ min: 1, max: 12 })}${faker.helpers.arrayElement(["A", "B"])}`,
      length: faker.number.int({ min: 140, max: 420 }),
      year: faker.number.int({ min: 1974, max: 2026 }),
      rating: faker.number.int({ min: 1, max: 5 }),
      plays: faker.number.int({ min: 0, max: 90 }),
      added: daysAgo(ago).slice(0, 10),
    };
  });
}
