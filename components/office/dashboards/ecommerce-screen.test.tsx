import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { buildOrders } from "@/data/dashboards";
import { buildProducts } from "@/data/shop";
import { salesOf } from "@/lib/office/dashboards/rules";
import type { Span } from "@/lib/office/dashboards/schema";
import { English } from "@/lib/testing/english";
import { Router } from "@/lib/testing/router";
import { EcommerceScreen } from "./ecommerce-screen";

// Finding by role takes jsdom seconds on a busy machine.
jest.setTimeout(60_000);

const [orders, products] = [buildOrders(), buildProducts()];
const salesIn = (span: Span) => salesOf(orders, products, span, "2026-11-20T20:00:00Z");
const realFetch = global.fetch;
afterEach(() => {
  global.fetch = realFetch;
});

async function show() {
  const latest = orders.slice(-5).map((order) => ({ ...order, title: "Slipmats, pair" }));
  await act(async () => {
    render(
      <English>
        <Router path="/dashboards/ecommerce">
          <EcommerceScreen sales={salesIn("month")} orders={latest} />
        </Router>
      </English>,
    );
    // Charts come after the page.
    await import("@/components/office/charts/graph");
  });
}

const panel = (name: string) => within(screen.getByRole("region", { name }));

test("another period changes the figures of every panel, which all say that they are samples", async () => {
  global.fetch = (async () => ({
    ok: true,
    status: 200,
    headers: new Headers(),
    text: async () => JSON.stringify(salesIn("year")),
  })) as unknown as typeof fetch;
  await show();
  const texts = () =>
    ["Takings", "Orders", "Best sellers", "Ways to pay"].map(
      (name) => screen.getByRole("region", { name }).textContent,
    );
  const month = texts();
  // The head says so for the tiles.
  expect(within(screen.getByRole("banner")).getByText("Sample data")).toBeVisible();
  for (const region of screen.getAllByRole("region", { name: /./ })) {
    const isPanel = within(region).queryByRole("button", { name: /^Options for/ });
    if (isPanel) expect(region).toHaveTextContent("Sample data");
  }
  fireEvent.click(screen.getByRole("button", { name: "Period: Last 30 days" }));
  fireEvent.click(await screen.findByRole("menuitemradio", { name: "Last 12 months" }));
  const { totals } = salesIn("year");
  await waitFor(() =>
    expect(panel("Orders").getByText(totals.orders.toLocaleString("en"))).toBeVisible(),
  );
  for (const [index, text] of texts().entries()) expect(text).not.toBe(month[index]);
});

test("the products stand with price, stock and sales, those that bring in most first", async () => {
  await show();
  const rows = within(panel("Product performance").getByRole("table")).getAllByRole("row").slice(1);
  expect(rows).toHaveLength(products.length);
  const [best] = salesIn("month").products;
  expect(rows[0]).toHaveTextContent(best?.title ?? "no product");
  expect(rows[0]).toHaveTextContent(best?.stock ? "In stock" : "Sold out");
  // The samples are English, whatever the page's language is.
  for (const name of ["Product performance", "Best sellers", "Latest orders"])
    for (const { title } of products)
      for (const named of panel(name).queryAllByText(title, { exact: true }))
        expect(named).toHaveAttribute("lang", "en");
});

test("a tile stays as large while the next figures load, and shows none of another period when they fail", async () => {
  let fail = (_: Error) => {};
  global.fetch = () =>
    new Promise((_, reject) => {
      fail = reject;
    });
  await show();
  const tile = screen.getByRole("region", { name: "Orders" });
  const month = tile.textContent;
  fireEvent.click(screen.getByRole("button", { name: "Period: Last 30 days" }));
  fireEvent.click(await screen.findByRole("menuitemradio", { name: "Last 13 weeks" }));
  await waitFor(() => expect(tile.querySelector("[aria-busy=true]")).not.toBeNull());
  expect(tile).toHaveTextContent(month ?? "no figures");
  await act(async () => fail(new TypeError("offline")));
  await within(tile).findByText("Couldn’t load the figures");
  expect(tile).not.toHaveTextContent(month ?? "no figures");
});

test("an offline shop keeps the figures it has, and says so only where none are", async () => {
  global.fetch = () => Promise.reject(new TypeError("offline"));
  await show();
  fireEvent.click(screen.getByRole("button", { name: "Period: Last 30 days" }));
  fireEvent.click(await screen.findByRole("menuitemradio", { name: "Last 13 weeks" }));
  await panel("Ways to pay").findByText("Couldn’t load the figures");
  expect(panel("Latest orders").getAllByText("Slipmats, pair", { exact: false })).not.toHaveLength(
    0,
  );
});
