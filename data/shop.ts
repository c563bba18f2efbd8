import { daysAgo, drawTimes, fakerOf } from "./faker";
import { pictureUrl } from "./pictures";

/** The products with their picture and description. */
const WARES = [
  [
    "Closed-back booth headphones",
    "headphones",
    ["electronics"],
    "Loud enough for the booth, light enough for six hours.",
  ],
  [
    "Counting Beats: a mixing handbook",
    "book",
    ["books"],
    "From the first blend to three decks, with exercises for each evening.",
  ],
  [
    "Night shift cap",
    "cap",
    ["fashion"],
    "A dark cap with a reflecting brim, found again in any backstage.",
  ],
  [
    "Pocket battery speaker",
    "speaker",
    ["electronics"],
    "Ten hours of soundcheck from a thing the size of a cup.",
  ],
  [
    "My first drum blocks",
    "blocks",
    ["toys"],
    "Wooden blocks that knock, click and rattle in four pitches.",
  ],
  [
    "Crew shirt, heavy cotton",
    "shirt",
    ["fashion"],
    "Washed soft, cut wide, with room for a radio on the shoulder.",
  ],
  [
    "Slipmats, pair",
    "record",
    ["electronics", "fashion"],
    "Two felt mats that let a record wait under your finger.",
  ],
  [
    "A history of the dance floor",
    "book",
    ["books"],
    "How cellars, warehouses and fields taught the world to dance.",
  ],
  [
    "Kids' ear defenders",
    "headphones",
    ["electronics", "toys"],
    "Festival sound for small ears, 27 decibels gentler.",
  ],
  [
    "Stackable record player",
    "record",
    ["toys", "electronics"],
    "Turn the crank, lift the arm, hear the tune slow down.",
  ],
  [
    "Backstage hoodie",
    "shirt",
    ["fashion"],
    "For the walk home at four. Inside pocket for a memory stick.",
  ],
  [
    "Practice monitors, pair",
    "speaker",
    ["electronics"],
    "Honest at low volume, so the neighbours sleep and you learn.",
  ],
] as const;

const COLORS = ["#1F2937", "#5D87FF", "#13B497", "#E4572E", "#F2B134", "#8E5BD1", "#F4F1EA"];

const GENDERS = ["Men", "Women", "Kids"] as const;

export function buildProducts() {
  const faker = fakerOf("shop");
  const times = drawTimes(faker, WARES.length, daysAgo(300));
  return WARES.map(([title, shape, category, description], index) => {
    const id = index + 1;
    const price = faker.number.int({ min: 12, max: 320 });
    const discount = faker.helpers.arrayElement([0, 0, 10, 15, 25, 40]);
    return {
      id,
      title,
      price,
      discount,
      salesPrice: Math.round(price * (100 - discount)) / 100,
      related: faker.datatype.boolean(0.4),
      category: [...category],
      gender: GENDERS[index % GENDERS.length] ?? "Kids",
      rating: faker.number.int({ min: 3, max: 5 }),
      stock: faker.datatype.boolean(0.85),
      qty: 1,
      colors: faker.helpers.arrayElements(COLORS, { min: 1, max: 4 }),
      photo: pictureUrl("product", `${shape}-${id}`),
      created: times[index] ?? "",
      description,
    };
  });
}
