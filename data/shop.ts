import { daysAgo, drawTimes, fakerOf } from "./faker";
import { pictureUrl } from "./pictures";

const NIGHT = "#1F2937";
const BLUE = "#5D87FF";
const GREEN = "#13B497";
const CORAL = "#E4572E";
const AMBER = "#F2B134";
const VIOLET = "#8E5BD1";
const CREAM = "#F4F1EA";

type Ware = {
  title: string;
  shape: string;
  category: readonly ("books" | "fashion" | "electronics" | "toys")[];
  gender: "Men" | "Women" | "Kids";
  price: number;
  /** In percent. */
  discount?: number;
  colors: readonly string[];
  description: string;
};

const WARES: readonly Ware[] = [
  {
    title: "Closed-back booth headphones",
    shape: "headphones",
    category: ["electronics"],
    gender: "Men",
    price: 189,
    discount: 20,
    colors: [NIGHT, BLUE, CREAM],
    description:
      "Loud enough for the booth, light enough for six hours. The cups turn for one-ear listening, and the cable comes off at both ends, so a foot on it costs no more than a new cable.",
  },
  {
    title: "Counting Beats: a mixing handbook",
    shape: "book",
    category: ["books"],
    gender: "Women",
    price: 24,
    colors: [BLUE, CORAL],
    description:
      "From the first blend to three decks, with exercises for each evening. 212 pages that lie flat beside the mixer, and a chapter on what to do when the wrong song is already playing.",
  },
  {
    title: "Night shift cap",
    shape: "cap",
    category: ["fashion"],
    gender: "Men",
    price: 28,
    discount: 20,
    colors: [NIGHT, VIOLET, GREEN],
    description:
      "A dark cap with a reflecting brim, found again in any backstage. Washed cotton, with a strap that fits over headphones.",
  },
  {
    title: "Pocket battery speaker",
    shape: "speaker",
    category: ["electronics"],
    gender: "Women",
    price: 59,
    colors: [NIGHT, GREEN, AMBER],
    description:
      "Ten hours of soundcheck from a thing the size of a cup. It shrugs off rain and charges from the port of a laptop while it plays.",
  },
  {
    title: "My first drum blocks",
    shape: "blocks",
    category: ["toys"],
    gender: "Kids",
    price: 32,
    colors: [CORAL, AMBER, BLUE],
    description:
      "Wooden blocks that knock, click and rattle in four pitches. Beech and water-based paint, without small parts.",
  },
  {
    title: "Crew shirt, heavy cotton",
    shape: "shirt",
    category: ["fashion"],
    gender: "Women",
    price: 36,
    discount: 15,
    colors: [NIGHT, CREAM, VIOLET],
    description:
      "Washed soft, cut wide, with room for a radio on the shoulder. It stays dark after fifty washes, because crews have no time for anything else.",
  },
  {
    title: "Slipmats, pair",
    shape: "record",
    category: ["electronics", "fashion"],
    gender: "Men",
    price: 19,
    colors: [NIGHT, CORAL],
    description:
      "Two felt mats that let a record wait under your finger. Pressed wool, cut by hand, and flat from the first evening.",
  },
  {
    title: "A history of the dance floor",
    shape: "book",
    category: ["books"],
    gender: "Men",
    price: 54,
    discount: 10,
    colors: [GREEN, VIOLET],
    description:
      "How cellars, warehouses and fields taught the world to dance. 480 pages with photographs of the rooms as they are today.",
  },
  {
    title: "Kids’ ear defenders",
    shape: "headphones",
    category: ["electronics", "toys"],
    gender: "Kids",
    price: 27,
    colors: [AMBER, BLUE, GREEN],
    description:
      "Festival sound for small ears, 27 decibels gentler. The band grows along from three to twelve years.",
  },
  {
    title: "Stackable record player",
    shape: "record",
    category: ["toys", "electronics"],
    gender: "Kids",
    price: 129,
    discount: 25,
    colors: [CORAL, GREEN],
    description:
      "Turn the crank, lift the arm, hear the tune slow down. Eight wooden records with a song each, and room for one recorded at home.",
  },
  {
    title: "Backstage hoodie",
    shape: "hoodie",
    category: ["fashion"],
    gender: "Women",
    price: 64,
    colors: [NIGHT, BLUE, CORAL],
    description: "For the walk home at four. Brushed inside, with a pocket for a memory stick.",
  },
  {
    title: "Practice monitors, pair",
    shape: "speaker",
    category: ["electronics"],
    gender: "Men",
    price: 249,
    discount: 10,
    colors: [NIGHT, CREAM],
    description:
      "Honest at low volume, so the neighbours sleep and you learn. Balanced inputs, and a knob on the front where a hand looks for it.",
  },
];

export function buildProducts() {
  const faker = fakerOf("shop");
  const times = drawTimes(faker, WARES.length, daysAgo(300));
  return WARES.map(({ title, shape, discount = 0, price, ...ware }, index) => {
    const id = index + 1;
    const colors = [...ware.colors];
    return {
      id,
      title,
      price,
      discount,
      salesPrice: Math.round(price * (100 - discount)) / 100,
      related: faker.datatype.boolean(0.5),
      category: [...ware.category],
      gender: ware.gender,
      rating: faker.number.int({ min: 3, max: 5 }),
      stock: faker.datatype.boolean(0.85),
      qty: 8 + ((index * 7) % 20),
      colors,
      photo: pictureUrl("product", `${shape}-${id}-${String(colors[0]).slice(1)}`),
      created: times[index] ?? "",
      description: ware.description,
    };
  });
}
