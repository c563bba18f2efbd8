import { daysAgo, fakerOf } from "./faker";
import { buildProducts } from "./shop";

/** Two years, so that the last one has another to compare with. */
const DAYS = 730;
const DAY_MS = 24 * 60 * 60 * 1000;

export const payments = ["card", "wallet", "transfer", "voucher"] as const;

export type SampleOrder = {
  id: number;
  at: string;
  customer: string;
  product: number;
  qty: number;
  /** What the customer paid for all of them. */
  total: number;
  payment: (typeof payments)[number];
};

/** Builds the sample shop's orders of two years, oldest first: more towards weekends, and more each year. */
export function buildOrders(): SampleOrder[] {
  const faker = fakerOf("dashboards");
  const products = buildProducts();
  // Some sell better than others, whatever they cost.
  const shelf = products.flatMap((product) =>
    Array.from({ length: faker.number.int({ min: 1, max: 6 }) }, () => product),
  );
  const begin = Date.parse(daysAgo(DAYS));
  const orders: Omit<SampleOrder, "id">[] = [];
  for (let day = 0; day < DAYS; day += 1) {
    const weekday = new Date(begin + day * DAY_MS).getUTCDay();
    const most = 2 + (day / DAYS) * 3 + (weekday === 5 || weekday === 6 ? 2 : 0);
    const times = Array.from({ length: faker.number.int({ min: 0, max: Math.round(most) }) }, () =>
      faker.number.int({ min: 0, max: DAY_MS - 1 }),
    );
    for (const time of times.sort((a, b) => a - b)) {
      const product = faker.helpers.arrayElement(shelf);
      const qty = faker.helpers.arrayElement([1, 1, 1, 2, 3]);
      orders.push({
        at: new Date(begin + day * DAY_MS + time).toISOString(),
        customer: faker.person.fullName(),
        product: product.id,
        qty,
        total: Math.round(product.salesPrice * qty * 100) / 100,
        payment: faker.helpers.arrayElement([...payments, "card", "card", "wallet"] as const),
      });
    }
  }
  return orders.map((order, index) => ({ id: index + 1, ...order }));
}

/** Builds how many guests of the sample nights read the page in which language. */
export function buildLanguages() {
  const faker = fakerOf("guest languages");
  const shares = { en: [380, 460], fr: [90, 140], ar: [120, 180], ch: [40, 70], vi: [30, 60] };
  return Object.entries(shares).map(([language, [min = 0, max = 0]]) => ({
    language: language as keyof typeof shares,
    guests: faker.number.int({ min, max }),
  }));
}

type Metric = readonly [name: "reach" | "fees" | "tips" | "mood" | "sound", most: number];
const METRICS: readonly Metric[] = [
  ["reach", 100],
  ["fees", 100],
  ["tips", 100],
  ["mood", 100],
  ["sound", 100],
];

/** Builds the figures of the page of charts: a residency's doors, week by week, for a year. */
export function buildDoors() {
  const faker = fakerOf("doors");
  let price = 18;
  return Array.from({ length: 52 }, (_, week) => {
    const open = price;
    const close = Math.max(6, open + faker.number.float({ min: -2.4, max: 2.7 }));
    const [low, high] = [Math.min(open, close), Math.max(open, close)];
    price = close;
    const season = 60 * Math.sin((week / 52) * 2 * Math.PI);
    const early = Math.round(140 + season + faker.number.int({ min: -25, max: 25 }));
    const late = Math.round(190 - season / 2 + faker.number.int({ min: -35, max: 35 }));
    return {
      at: daysAgo((51 - week) * 7),
      early,
      late,
      bar: Math.round((early * 9 + late * 12) * faker.number.float({ min: 0.8, max: 1.2 })),
      ticket: {
        open: cents(open),
        high: cents(high + faker.number.float({ min: 0.2, max: 1.6 })),
        low: cents(low - faker.number.float({ min: 0.2, max: 1.6 })),
        close: cents(close),
      },
    };
  });
}

const cents = (amount: number) => Math.round(amount * 100) / 100;

/** Builds how the rooms of the sample residency do, from 0 to 100. */
export function buildRooms() {
  const faker = fakerOf("rooms");
  return (["main", "terrace"] as const).map((room) => ({
    room,
    marks: Object.fromEntries(
      METRICS.map(([name, most]) => [name, faker.number.int({ min: 45, max: most - 4 })]),
    ) as Record<Metric[0], number>,
  }));
}
