import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { CartButton } from "@/components/office/cart/cart-button";
import { Toaster } from "@/components/ui/toaster";
import { buildProducts } from "@/data/shop";
import { useCartSight, useCartStore } from "@/lib/office/cart/store";
import { EMPTY_DESK } from "@/lib/office/desk/schema";
import { deskStore } from "@/lib/office/desk/store";
import { viewOfQuery } from "@/lib/office/shop/query";
import { createShopStore, ShopStoreContext } from "@/lib/office/shop/store";
import { English } from "@/lib/testing/english";
import { Router } from "@/lib/testing/router";
import { holdToasts } from "@/lib/testing/toasts";
import { DeskProvider } from "../desk/desk-provider";
import { ShopArea } from "./shop-area";
import { ShopScreen } from "./shop-screen";

holdToasts();

// Finding by role takes jsdom seconds on a busy machine.
jest.setTimeout(30_000);

const samples = buildProducts();

function show(search = "") {
  const view = viewOfQuery(Object.fromEntries(new URLSearchParams(search)));
  render(
    <English>
      <Router path="/apps/ecommerce/shop" search={search}>
        <CartButton account={undefined} />
        <ShopScreen products={samples} account={undefined} view={view} />
      </Router>
      <Toaster />
    </English>,
  );
}

const goods = () => screen.getByRole("list", { name: "Products" });
const titles = () =>
  within(goods())
    .getAllByRole("link")
    .map(({ textContent }) => textContent);
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const narrow = (name: string | RegExp) => fireEvent.click(screen.getByRole("link", { name }));

beforeEach(() => {
  localStorage.clear();
  deskStore("shop").setState({ desk: EMPTY_DESK });
  useCartStore.setState({ cart: [] });
});

test("filters narrow the shop together, tell their counts, and can be taken off one by one", async () => {
  show();
  expect(titles()).toHaveLength(12);
  narrow(/^Kids\s*3$/);
  narrow("4 stars and up, 3");
  await waitFor(() => expect(titles()).toHaveLength(3));
  expect(screen.getByText("3 of 12")).toBeVisible();
  expect(screen.getByRole("link", { name: /^Books\s*0$/ })).toBeVisible();
  press("Remove filter: Kids");
  await waitFor(() => expect(titles()).toHaveLength(9));
  press("Reset all");
  await waitFor(() => expect(titles()).toHaveLength(12));
  expect(screen.queryByRole("button", { name: /^Remove filter/ })).toBeNull();
});

test("the address says what is asked for: filters, order and search", async () => {
  show("category=fashion&color=night&sort=priceDesc&search=crew");
  expect(titles()).toEqual(["Crew shirt, heavy cotton"]);
  expect(screen.getByRole("button", { name: "Sort: Price, high to low" })).toBeVisible();
  press("Remove filter: “crew”");
  await waitFor(() =>
    expect(titles()).toEqual([
      "Backstage hoodie",
      "Crew shirt, heavy cotton",
      "Night shift cap",
      "Slipmats, pair",
    ]),
  );
});

test("a search that finds nothing says so, and shows the whole shop again", async () => {
  show("search=violin");
  expect(screen.getByRole("heading", { name: "No matches" })).toBeVisible();
  press("Show everything");
  await waitFor(() => expect(titles()).toHaveLength(12));
});

test("a product is added in the colour that the shop is filtered by, and a sold-out one is not", async () => {
  show("color=violet");
  press("Add Night shift cap to the cart");
  expect(useCartStore.getState().cart).toEqual([{ id: 3, color: "#8E5BD1", qty: 1 }]);
  press("Add another Night shift cap to the cart");
  expect(useCartStore.getState().cart).toEqual([{ id: 3, color: "#8E5BD1", qty: 2 }]);
  // One toast that counts, not one for each.
  expect(await screen.findByText("2 items added to your cart")).toBeVisible();
  expect(screen.getAllByText(/added to your cart$/)).toHaveLength(1);
  // What was taken out of the cart meanwhile is not counted.
  act(() => useCartStore.getState().remove({ id: 3, color: "#8E5BD1" }));
  press("Add Night shift cap to the cart");
  expect(await screen.findByText(/Night shift cap.* added to your cart$/)).toBeVisible();
});

test("taps that come in one go, as early ones do, are counted in one toast", async () => {
  show();
  act(() => {
    press("Add Pocket battery speaker to the cart");
    press("Add Backstage hoodie to the cart");
  });
  expect(await screen.findByText("2 items added to your cart")).toBeVisible();
});

test("a product that is added beside the open cart is not told of in a toast", async () => {
  act(() => useCartSight.setState({ isInSight: true }));
  show();
  press("Add Pocket battery speaker to the cart");
  press("Add Backstage hoodie to the cart");
  expect(useCartStore.getState().cart).toHaveLength(2);
  act(() => useCartSight.setState({ isInSight: false }));
  press("Add Crew shirt, heavy cotton to the cart");
  expect(await screen.findByText(/Crew shirt.* added to your cart$/)).toBeVisible();
  expect(screen.queryByText(/hoodie.* added|items added/)).toBeNull();
});

test("opening the cart takes the toast away that says what was added", async () => {
  show();
  press("Add Pocket battery speaker to the cart");
  expect(await screen.findByText(/speaker.* added to your cart$/)).toBeVisible();
  press(/^Cart/);
  await screen.findByRole("dialog", { name: /^Your cart/ });
  await waitFor(() => expect(screen.queryByText(/added to your cart$/)).toBeNull());
});

test("what is sold out can be looked at, but not added", () => {
  show("search=slipmats");
  expect(within(goods()).getByText("Sold out")).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Add/ })).toBeNull();
});

test("hidden samples leave an empty shop, which can be filled again", async () => {
  show();
  press("Start empty");
  expect(await screen.findByRole("heading", { name: "The shop is empty" })).toBeVisible();
  const [again] = screen.getAllByRole("button", { name: "Show sample data" });
  fireEvent.click(again as HTMLElement);
  await waitFor(() => expect(titles()).toHaveLength(12));
});

test("a failed load is kept in the store's error, and trying again clears it", async () => {
  const store = createShopStore(viewOfQuery({}));
  const { fetch } = global;
  global.fetch = () => Promise.reject(new TypeError("offline"));
  render(
    <English>
      <Router path="/apps/ecommerce/shop">
        <DeskProvider area="shop" account={undefined}>
          <ShopStoreContext value={store}>
            <ShopArea />
          </ShopStoreContext>
        </DeskProvider>
      </Router>
    </English>,
  );
  expect(await screen.findByRole("heading", { name: "Couldn’t load the products" })).toBeVisible();
  expect(store.getState().error).toBeInstanceOf(Error);
  const text = async () => JSON.stringify(samples);
  global.fetch = (async () => ({ ok: true, status: 200, headers: new Headers(), text })) as never;
  press("Try again");
  await waitFor(() => expect(titles()).toHaveLength(12));
  expect(store.getState().error).toBeUndefined();
  global.fetch = fetch;
});
