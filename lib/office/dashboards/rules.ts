import type { SampleOrder } from "@/data/dashboards";
import { type Product, productCategories } from "@/lib/office/shop/schema";
import { paymentSchema, type Sales, type Span, type Totals } from "./schema";

const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS_PER_STEP = { month: 1, quarter: 7 } as const;
const STEPS: Record<Span, number> = { month: 30, quarter: 13, year: 12 };

/** Returns the instants (ms since 1970) that bound the steps of a period that ends with the day of `now`. */
export function boundsOf(period: Span, now: string) {
  const tomorrow = Math.floor(Date.parse(now) / DAY_MS) * DAY_MS + DAY_MS;
  const steps = STEPS[period];
  if (period !== "year") {
    const days = DAYS_PER_STEP[period];
    return Array.from(
      { length: steps + 1 },
      (_, step) => tomorrow - (steps - step) * days * DAY_MS,
    );
  }
  const end = new Date(tomorrow);
  return Array.from({ length: steps + 1 }, (_, step) =>
    Date.UTC(end.getUTCFullYear(), end.getUTCMonth() - (steps - step), end.getUTCDate()),
  );
}

const sum = (values: readonly number[]) =>
  // To the cent: adding up fractions leaves dust.
  Math.round(values.reduce((total, value) => total + value, 0) * 100) / 100;
const takingsOf = (orders: readonly SampleOrder[]) => sum(orders.map(({ total }) => total));
const itemsOf = (orders: readonly SampleOrder[]) => sum(orders.map(({ qty }) => qty));

function totalsOf(orders: readonly SampleOrder[]): Totals {
  const takings = takingsOf(orders);
  return {
    takings,
    orders: orders.length,
    items: itemsOf(orders),
    average: orders.length > 0 ? takings / orders.length : null,
  };
}

function between(orders: readonly SampleOrder[], from: number, until: number) {
  return orders.filter(({ at }) => Date.parse(at) >= from && Date.parse(at) < until);
}

/** Monday is 0. */
const weekdayOf = ({ at }: SampleOrder) => (new Date(at).getUTCDay() + 6) % 7;

/** Adds a period of the orders up, beside the one before. A product counts for its first category. */
export function salesOf(
  orders: readonly SampleOrder[],
  products: readonly Product[],
  period: Span,
  now: string,
): Sales {
  const bounds = boundsOf(period, now);
  const [from = 0, until = 0] = [bounds[0], bounds.at(-1)];
  const earlier = boundsOf(period, new Date(from - 1).toISOString());
  const current = between(orders, from, until);
  const before = between(orders, earlier[0] ?? 0, from);
  const categoryOf = new Map(products.map(({ id, category }) => [id, category[0]]));
  const steps = bounds.slice(0, -1).map((start, step) => {
    const inStep = between(current, start, bounds[step + 1] ?? until);
    return { start, step, inStep };
  });
  const ofCategory = (some: readonly SampleOrder[], category: string) =>
    takingsOf(some.filter(({ product }) => categoryOf.get(product) === category));

  return {
    period,
    totals: totalsOf(current),
    previous: totalsOf(before),
    steps: steps.map(({ start, step, inStep }) => ({
      at: new Date(start).toISOString(),
      takings: takingsOf(inStep),
      orders: inStep.length,
      items: itemsOf(inStep),
      before: takingsOf(between(before, earlier[step] ?? 0, earlier[step + 1] ?? from)),
      categories: Object.fromEntries(
        productCategories.map((category) => [category, ofCategory(inStep, category)]),
      ) as Sales["steps"][number]["categories"],
    })),
    categories: productCategories
      .map((category) => ({ category, takings: ofCategory(current, category) }))
      .sort((a, b) => b.takings - a.takings),
    payments: paymentSchema.options
      .map((payment) => {
        const paid = current.filter((order) => order.payment === payment);
        return { payment, takings: takingsOf(paid), orders: paid.length };
      })
      .sort((a, b) => b.takings - a.takings),
    weekdays: [0, 1, 2, 3, 4, 5, 6].map((day) =>
      takingsOf(current.filter((order) => weekdayOf(order) === day)),
    ),
    products: products
      .map(({ id, title, photo, salesPrice, stock }) => {
        const bought = (some: readonly SampleOrder[]) =>
          some.filter(({ product }) => product === id);
        return {
          id,
          title,
          photo,
          price: salesPrice,
          stock,
          sold: itemsOf(bought(current)),
          takings: takingsOf(bought(current)),
          trend: steps.map(({ inStep }) => itemsOf(bought(inStep))),
        };
      })
      .sort((a, b) => b.takings - a.takings),
  };
}
