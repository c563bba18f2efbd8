import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { Toaster } from "@/components/ui/toaster";
import { EMPTY_DESK } from "@/lib/office/desk/schema";
import { deskStore } from "@/lib/office/desk/store";
import { orderActions } from "@/lib/office/orders/store";
import { English } from "@/lib/testing/english";
import { Router } from "@/lib/testing/router";
import { keepSheets } from "@/lib/testing/sheets";
import { holdToasts } from "@/lib/testing/toasts";
import { OrdersScreen } from "./orders-screen";

holdToasts();
keepSheets();

// Finding by role takes jsdom seconds on a busy machine.
jest.setTimeout(30_000);

const desk = deskStore("orders");
const address = {
  name: "Nadia",
  street: "Pier 4",
  postcode: "20359",
  city: "Hamburg",
  country: "DE",
};

function place(title: string, qty: number) {
  const photo = "/api/pictures/product/cap-3-1F2937";
  orderActions(desk).place({
    lines: [{ productId: 3, title, color: "#1F2937", photo, qty, price: 22.4 }],
    goods: 22.4 * qty,
    delivery: 4.9,
    total: 22.4 * qty + 4.9,
    way: "standard",
    payment: "invoice",
    address,
    billing: address,
  });
}

function show() {
  render(
    <English>
      <Router path="/apps/ecommerce/orders">
        <OrdersScreen account={undefined} />
      </Router>
      <Toaster />
    </English>,
  );
}

const list = () => within(screen.getByRole("list", { name: "Orders" })).getAllByRole("link");
const receipt = () => within(screen.getByRole("region", { name: /^Order/ }));

beforeEach(() => {
  localStorage.clear();
  desk.setState({ desk: EMPTY_DESK });
});

test("without orders the page says what will be here", () => {
  show();
  expect(screen.getByRole("heading", { name: "No orders yet" })).toBeVisible();
});

test("the latest order's receipt stands beside the list, and any other's after a press", async () => {
  jest.useFakeTimers({ now: new Date("2026-11-21T10:00:00Z"), doNotFake: ["setTimeout"] });
  place("Old cap", 1);
  jest.setSystemTime(new Date("2026-11-22T10:00:00Z"));
  place("New cap", 2);
  jest.useRealTimers();
  show();
  expect(list().map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining("2 items€49.70"),
    expect.stringContaining("1 item€27.30"),
  ]);
  expect(receipt().getByText("New cap")).toBeVisible();
  expect(receipt().getByText("Night · 2 ×")).toBeVisible();
  fireEvent.click(list()[1] as HTMLElement);
  await waitFor(() => expect(receipt().getByText("Old cap")).toBeVisible());
  fireEvent.click(screen.getByRole("button", { name: "Delete order" }));
  await waitFor(() => expect(list()).toHaveLength(1));
  fireEvent.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(() => expect(list()).toHaveLength(2));
});

test("a receipt is printed alone", () => {
  place("Cap", 1);
  show();
  const print = jest.spyOn(window, "print").mockImplementation(() => {});
  fireEvent.click(screen.getByRole("button", { name: "Print receipt" }));
  expect(print).toHaveBeenCalledTimes(1);
  const styles = [...document.styleSheets].flatMap(({ cssRules }) =>
    [...cssRules].map(({ cssText }) => cssText),
  );
  const printed = styles.filter((text) => text.startsWith("@media print")).join("");
  expect(printed).toContain("#receipt *");
  print.mockRestore();
});
