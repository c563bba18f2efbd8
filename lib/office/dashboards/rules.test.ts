import { buildOrders, type SampleOrder } from "@/data/dashboards";
import { buildProducts } from "@/data/shop";
import { boundsOf, salesOf } from "./rules";
import { spans } from "./schema";

const NOW = "2026-11-20T19:00:00.000Z";
const products = buildProducts();
const orders = buildOrders();
const add = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

test("two builds of the sample orders are the same, in order, and reach back two years", () => {
  expect(buildOrders()).toEqual(orders);
  expect(orders.map(({ at }) => at)).toEqual(orders.map(({ at }) => at).sort());
  expect(orders.length).toBeGreaterThan(1000);
});

test.each(spans)("every way to add up the %s comes to the same takings", (period) => {
  const { totals, previous, steps, ...by } = salesOf(orders, products, period, NOW);
  expect(totals.takings).toBeGreaterThan(0);
  for (const parts of [steps, by.categories, by.payments, by.products])
    expect(add(parts.map(({ takings }) => takings))).toBeCloseTo(totals.takings, 1);
  expect(add(by.weekdays)).toBeCloseTo(totals.takings, 1);
  expect(add(steps.map(({ before }) => before))).toBeCloseTo(previous.takings, 1);
  expect(add(steps.map(({ orders: count }) => count))).toBe(totals.orders);
  for (const { categories, takings } of steps)
    expect(add(Object.values(categories))).toBeCloseTo(takings, 1);
  for (const { trend, sold } of by.products) expect(add(trend)).toBe(sold);
});

test("a longer period has more takings: the choice of a period is no decoration", () => {
  const [month, quarter, year] = spans.map((span) => salesOf(orders, products, span, NOW).totals);
  expect(month?.takings).toBeLessThan(quarter?.takings ?? 0);
  expect(quarter?.takings).toBeLessThan(year?.takings ?? 0);
});

test("a period ends with today, and its steps follow each other without a gap", () => {
  const iso = (period: (typeof spans)[number]) =>
    boundsOf(period, NOW).map((at) => new Date(at).toISOString().slice(0, 10));
  expect(iso("month").slice(0, 2)).toEqual(["2026-10-22", "2026-10-23"]);
  expect(iso("month").at(-1)).toBe("2026-11-21");
  expect(iso("quarter")).toHaveLength(14);
  expect(iso("year").slice(0, 2)).toEqual(["2025-11-21", "2025-12-21"]);
});

test("without an order there is no average, and nothing is divided by nothing", () => {
  const none: SampleOrder[] = [];
  const { totals, steps } = salesOf(none, products, "month", NOW);
  expect(totals).toEqual({ takings: 0, orders: 0, items: 0, average: null });
  expect(steps).toHaveLength(30);
});
