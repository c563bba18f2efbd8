import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { buildProducts } from "@/data/shop";
import type { CartItem } from "@/lib/office/cart/persisted-rules";
import { useCartStore } from "@/lib/office/cart/store";
import { EMPTY_DESK } from "@/lib/office/desk/schema";
import { deskStore } from "@/lib/office/desk/store";
import { useCheckoutStore } from "@/lib/office/orders/store";
import { English } from "@/lib/testing/english";
import { Router } from "@/lib/testing/router";
import { CheckoutScreen } from "./checkout-screen";

// Finding by role takes jsdom seconds on a busy machine.
jest.setTimeout(30_000);

const samples = buildProducts();
const home = {
  Name: "Nadia Karim",
  "Street and number": "Hafenstraße 12",
  Postcode: "20359",
  City: "Hamburg",
  Country: "Germany",
};

function show(cart: CartItem[], search = "") {
  useCartStore.setState({ cart });
  return render(
    <English>
      <Router path="/apps/ecommerce/checkout" search={search}>
        <CheckoutScreen products={samples} account={undefined} />
      </Router>
    </English>,
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const field = (name: string) => screen.getByRole("textbox", { name });
const step = (name: string) => screen.findByRole("heading", { level: 2, name });
const total = () =>
  within(screen.getByRole("group", { name: "What it costs" })).getByRole("status");
const fill = (texts: Record<string, string>) => {
  for (const [name, value] of Object.entries(texts))
    fireEvent.input(field(name), { target: { value } });
};

beforeEach(() => {
  localStorage.clear();
  for (const area of ["shop", "orders"] as const) deskStore(area).setState({ desk: EMPTY_DESK });
  useCheckoutStore.getState().clear();
});

/** Removes a line; the row in its place takes the focus, which MUI shows a moment later. */
async function removeLine(title: string) {
  await act(async () => press(`Remove ${title}`));
}

test("removed lines leave a row in place that has the focus and undoes it, the last line's too", async () => {
  show([
    { id: 3, qty: 2 },
    { id: 1, qty: 1 },
  ]);
  const rows = () =>
    within(screen.getByRole("list", { name: "In your cart" }))
      .getAllByRole("listitem")
      .map(
        (row) =>
          row.textContent?.match(
            /Night shift cap.*removed|Night shift|Closed-back.*removed|Closed-back/,
          )?.[0],
      );
  await removeLine("Night shift cap");
  expect(rows()).toEqual([expect.stringMatching(/removed$/), "Closed-back"]);
  const undo = screen.getByRole("button", { name: "Undo" });
  expect(undo).toHaveFocus();
  expect(undo).toHaveAccessibleDescription(/Night shift cap.* removed from your cart/);
  await removeLine("Closed-back booth headphones");
  expect(screen.getByText("Your cart is empty")).toBeVisible();
  expect(screen.queryByText(/available any more/)).toBeNull();
  fireEvent.click(screen.getAllByRole("button", { name: "Undo" })[0] as HTMLElement);
  expect(rows()).toEqual(["Night shift", expect.stringMatching(/removed$/)]);
  press("Undo");
  expect(rows()).toEqual(["Night shift", "Closed-back"]);
  expect(useCartStore.getState().cart).toEqual([
    { id: 3, qty: 2 },
    { id: 1, qty: 1 },
  ]);
  // Nothing is told in a toast.
  expect(screen.queryByRole("region", { name: "Messages" })).toBeNull();
});

test("an order goes from the cart to its number, with the delivery in the total, and empties the cart", async () => {
  show([{ id: 3, qty: 1 }]);
  expect(total()).toHaveTextContent("€27.30");
  press("Continue");
  await step("Billing & address");
  fill(home);
  press("Continue");
  await step("Payment");
  fireEvent.click(screen.getByRole("radio", { name: /^Express/ }));
  expect(total()).toHaveTextContent("€32.30");
  fireEvent.click(screen.getByRole("radio", { name: /^Cash on delivery/ }));
  expect(screen.getByText(/nothing is charged/)).toBeVisible();
  press("Place order");
  const heading = await screen.findByRole("heading", { name: /Order \d{4}-\d{5} is placed/ });
  expect(heading).toHaveFocus();
  const receipt = within(screen.getByRole("region", { name: /^Order \d{4}-\d{5}$/ }));
  for (const text of ["Cash on delivery", "Night shift cap", "You save", "€32.30"])
    expect(receipt.getByText(text)).toBeVisible();
  expect(receipt.getAllByText("Hafenstraße 12")).toHaveLength(2);
  expect(useCartStore.getState().cart).toEqual([]);
  expect(useCheckoutStore.getState().texts).toEqual({});
});

test("a wrong address is told at its field, and the first of them gets the focus", async () => {
  show([{ id: 3, qty: 1 }], "step=address");
  fill({ ...home, Name: " ", Postcode: "?" });
  press("Continue");
  await waitFor(() => expect(field("Name")).toHaveFocus());
  expect(field("Name")).toHaveAccessibleDescription("Please fill this in.");
  expect(field("Postcode")).toHaveAccessibleDescription("A postcode such as 20359.");
  expect(field("City")).toBeValid();
  fill({ Postcode: "20359" });
  await waitFor(() => expect(field("Postcode")).toBeValid());
});

test("going back and a reload lose nothing, and a step is skipped by nobody", async () => {
  const { unmount } = show([{ id: 3, qty: 1 }], "step=payment");
  await step("Billing & address");
  fill({ Name: "Nadia" });
  press("Back");
  await step("Cart");
  press("Continue");
  await step("Billing & address");
  expect(field("Name")).toHaveValue("Nadia");
  unmount();
  show([{ id: 3, qty: 1 }], "step=address");
  expect(field("Name")).toHaveValue("Nadia");
});

test("a bill to another address asks for that address", async () => {
  show([{ id: 3, qty: 1 }], "step=address");
  fill(home);
  fireEvent.click(screen.getByRole("checkbox", { name: "Send the bill to another address" }));
  press("Continue");
  const billing = within(screen.getByRole("group", { name: "Billing address" }));
  await waitFor(() => expect(billing.getByRole("textbox", { name: "Name" })).toHaveFocus());
});

test("an earlier order's address is chosen with one press", async () => {
  show([{ id: 3, qty: 1 }], "step=address");
  fill(home);
  press("Continue");
  await step("Payment");
  press("Place order");
  await screen.findByRole("heading", { name: /is placed$/ });
  cleanup();
  show([{ id: 5, qty: 1 }], "step=address");
  fireEvent.click(screen.getByRole("button", { name: /^Nadia Karim/ }));
  expect(field("City")).toHaveValue("Hamburg");
});

test("what is sold out, or no longer there, is told and cannot be ordered", async () => {
  show([
    { id: 7, qty: 1 },
    { id: 999, qty: 2 },
  ]);
  expect(screen.getByText("2 items that the shop no longer has")).toBeVisible();
  expect(screen.getByText("Sold out")).toBeVisible();
  expect(screen.getByRole("button", { name: "Continue" })).toHaveAttribute("aria-disabled", "true");
  await removeLine("unavailable product");
  await removeLine("Slipmats, pair");
  expect(screen.getByText("Your cart is empty")).toBeVisible();
  expect(screen.getAllByRole("link", { name: "Go to shop" })[0]).toHaveAttribute(
    "href",
    "/apps/ecommerce/shop",
  );
});

test("no field asks for the number of a card", async () => {
  show([{ id: 3, qty: 1 }], "step=address");
  fill(home);
  press("Continue");
  await step("Payment");
  fireEvent.click(screen.getByRole("radio", { name: /^Card/ }));
  expect(screen.queryByRole("textbox")).toBeNull();
});
