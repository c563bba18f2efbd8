import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Toaster } from "@/components/ui/toaster";
import { buildProducts } from "@/data/shop";
import { EMPTY_DESK } from "@/lib/office/desk/schema";
import { deskStore } from "@/lib/office/desk/store";
import { persistedDesk } from "@/lib/testing/desk";
import { English } from "@/lib/testing/english";
import { rendersDuring } from "@/lib/testing/renders";
import { Router } from "@/lib/testing/router";
import { holdToasts } from "@/lib/testing/toasts";
import { ListScreen } from "./list-screen";

holdToasts();

// Finding by role takes jsdom seconds on a busy machine.
jest.setTimeout(30_000);

const samples = buildProducts();

function show(search = "") {
  render(
    <English>
      <Router path="/apps/ecommerce/list" search={search}>
        <ListScreen products={samples} account={undefined} />
      </Router>
      <Toaster />
    </English>,
  );
}

const table = () => within(screen.getByRole("table", { name: "Products" }));
const titles = () =>
  table()
    .getAllByRole("link")
    .map(({ textContent }) => textContent);
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const stockOf = (title: string) => screen.getByRole("switch", { name: `${title} in stock` });
async function undo(said: string) {
  const toast = (await screen.findByText(said)).closest("li");
  fireEvent.click(within(toast as HTMLElement).getByRole("button", { name: "Undo" }));
}

beforeEach(() => {
  localStorage.clear();
  deskStore("shop").setState({ desk: EMPTY_DESK });
});

test("a column's head sorts by what it shows, and the pages hold the rest", () => {
  show();
  const byPrice = [...samples].sort((a, b) => a.salesPrice - b.salesPrice);
  const head = table().getByRole("columnheader", { name: "Price" });
  fireEvent.click(within(head).getByRole("button"));
  expect(head).toHaveAttribute("aria-sort", "ascending");
  expect(titles()).toEqual(byPrice.slice(0, 10).map(({ title }) => title));
  fireEvent.click(screen.getByRole("link", { name: "Go to page 2" }));
  expect(titles()).toEqual(byPrice.slice(10).map(({ title }) => title));
  expect(screen.getByText("11–12 of 12")).toBeVisible();
});

test("a price is set with the Enter key, shown with its discount, and undone", async () => {
  show("search=cap");
  press(/Change the price of Night shift cap$/);
  const field = await screen.findByRole("textbox", { name: "Full price" });
  expect(field).toHaveFocus();
  await userEvent.clear(field);
  await userEvent.type(field, "nothing{Enter}");
  expect(await screen.findByText("An amount such as 49.90.")).toBeVisible();
  await userEvent.clear(field);
  await userEvent.type(field, "49,90{Enter}");
  expect(await screen.findByText("€39.92")).toBeVisible();
  expect(screen.getByRole("button", { name: /^€39\.92 .*Change the price/ })).toHaveFocus();
  await undo("New price for \u2068Night shift cap\u2069.");
  expect(await screen.findByText("€22.40")).toBeVisible();
});

test("Escape leaves a price as it was", async () => {
  show("search=cap");
  press(/Change the price of Night shift cap$/);
  await screen.findByRole("textbox", { name: "Full price" });
  await userEvent.keyboard("99{Escape}");
  expect(screen.getByText("€22.40")).toBeVisible();
  expect(deskStore("shop").getState().desk).toBe(EMPTY_DESK);
});

test("checked products are sold out together, and each gets its own stock back", async () => {
  show("sort=title");
  const [first, second] = titles().map(String);
  for (const title of [first, second])
    fireEvent.click(screen.getByRole("checkbox", { name: `Select ${title}` }));
  expect(screen.getByText("2 selected")).toBeVisible();
  press("Sold out");
  for (const title of [first, second]) expect(stockOf(String(title))).not.toBeChecked();
  await undo("2 products are sold out.");
  await waitFor(() => expect(stockOf(String(first))).toBeChecked());
  fireEvent.click(screen.getByRole("checkbox", { name: "Select all on this page" }));
  expect(screen.getByText("12 products")).toBeVisible();
});

test("a product's own switch sets its stock", async () => {
  show("search=slipmats");
  expect(stockOf("Slipmats, pair")).not.toBeChecked();
  fireEvent.click(stockOf("Slipmats, pair"));
  expect(stockOf("Slipmats, pair")).toBeChecked();
  await undo("\u2068Slipmats, pair\u2069 is in stock.");
  await waitFor(() => expect(stockOf("Slipmats, pair")).not.toBeChecked());
});

test("what a search hides is not checked, so nothing out of sight is changed", async () => {
  show();
  fireEvent.click(screen.getByRole("checkbox", { name: "Select all on this page" }));
  expect(screen.getByText("10 selected")).toBeVisible();
  const search = screen.getByRole("textbox", { name: "Search products" });
  fireEvent.change(search, { target: { value: "cap" } });
  await waitFor(() => expect(screen.getByText(/^\d selected$/)).toBeVisible());
  expect(titles()).toContain("Night shift cap");
});

async function choose(name: RegExp, ...options: string[]) {
  fireEvent.mouseDown(inDialog().getByRole("combobox", { name }));
  const list = document.querySelector<HTMLElement>("[role=listbox]") as HTMLElement;
  for (const name of options) fireEvent.click(within(list).getByText(name));
  // A choice of many stays open.
  if (list.hasAttribute("aria-multiselectable")) fireEvent.keyDown(list, { key: "Escape" });
  await waitFor(() => expect(list).not.toBeInTheDocument());
}
const write = (name: RegExp, value: string) =>
  fireEvent.change(textbox(name), { target: { value } });
const textbox = (name: RegExp) => inDialog().getByLabelText(name);
// Finding by role is slow, and the form has many fields.
const inDialog = () => within(document.querySelector<HTMLElement>("[role=dialog]") as HTMLElement);
const submit = (name: string) => fireEvent.click(inDialog().getByText(name));

test("a product is added with a drawn picture, changed and deleted, each with a way back", async () => {
  show();
  press("New product");
  await screen.findByRole("dialog", { name: "New product" });
  submit("Add");
  await waitFor(() => expect(textbox(/^Product/)).toBeInvalid());
  expect(textbox(/^Full price/)).toBeInvalid();
  expect(inDialog().getByRole("combobox", { name: /^Category/ })).toBeInvalid();

  write(/^Product/, "Cable drum");
  write(/^Description/, "Twenty metres");
  write(/^Full price/, "40");
  write(/^Discount/, "25");
  await choose(/^Category/, "Electronics", "Toys");
  await choose(/^Colours/, "Blue");
  await choose(/^Picture/, "Record");
  submit("Add");
  await screen.findByText("\u2068Cable drum\u2069 is in the shop.");
  expect(titles()[0]).toBe("Cable drum");
  const [, first] = table().getAllByRole("row");
  const picture = first?.querySelector("img");
  expect(picture).toHaveAttribute(
    "src",
    expect.stringMatching(/^\/api\/pictures\/product\/record-\d+-1F2937$/),
  );
  expect(first).toHaveTextContent("Electronics · Toys");
  expect(first).toHaveTextContent("€30.00");
  expect(table().getByRole("link", { name: "Cable drum" })).not.toHaveAttribute("lang");
  expect(stockOf("Cable drum")).toBeChecked();
  expect(JSON.stringify(persistedDesk("shop"))).toContain("Twenty metres");

  press("More for Cable drum");
  fireEvent.click(await screen.findByRole("menuitem", { name: "Edit product" }));
  await screen.findByRole("dialog", { name: "Edit product" });
  expect(textbox(/^Description/)).toHaveValue("Twenty metres");
  write(/^Product/, "Long cable drum");
  submit("Save");
  await waitFor(() => expect(titles()[0]).toBe("Long cable drum"));
  await undo("\u2068Long cable drum\u2069 changed.");
  await waitFor(() => expect(titles()[0]).toBe("Cable drum"));

  press("More for Cable drum");
  fireEvent.click(await screen.findByRole("menuitem", { name: "Delete product" }));
  await waitFor(() => expect(titles()).not.toContain("Cable drum"));
  await waitFor(() => expect(table().getAllByRole("link")[0]).toHaveFocus());
  await undo("\u2068Cable drum\u2069 deleted.");
  await waitFor(() => expect(titles()[0]).toBe("Cable drum"));
});

test("a letter in the search renders the field and, once, the list", async () => {
  show();
  const field = screen.getByRole("textbox", { name: "Search products" });
  const renders = await rendersDuring(async () => {
    await act(async () => fireEvent.change(field, { target: { value: "e" } }));
  });
  expect([renders.ListSearch, renders.PagedTable]).toEqual([1, 1]);
  for (const name of ["ListArea", "ListHead"])
    expect([name, renders[name] ?? 0]).toEqual([name, 0]);
});
