import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { Toaster } from "@/components/ui/toaster";
import { buildProducts } from "@/data/shop";
import { useCartStore } from "@/lib/office/cart/store";
import { EMPTY_DESK } from "@/lib/office/desk/schema";
import { deskStore } from "@/lib/office/desk/store";
import { shopActions } from "@/lib/office/shop/actions";
import { textsOf } from "@/lib/office/shop/rules";
import { newProductSchema } from "@/lib/office/shop/schema";
import { English } from "@/lib/testing/english";
import { Router } from "@/lib/testing/router";
import { holdToasts } from "@/lib/testing/toasts";
import { ProductScreen } from "./product-screen";

holdToasts();

// Finding by role takes jsdom seconds on a busy machine.
jest.setTimeout(30_000);

const samples = buildProducts();
const desk = deskStore("shop");

function show(id: number) {
  render(
    <English>
      <Router path={`/apps/ecommerce/detail/${id}`}>
        <ProductScreen products={samples} id={id} account={undefined} />
      </Router>
      <Toaster />
    </English>,
  );
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const reviews = () => within(screen.getByRole("list", { name: "Your reviews" }));

beforeEach(() => {
  localStorage.clear();
  desk.setState({ desk: EMPTY_DESK });
  useCartStore.setState({ cart: [] });
});

test("the way here names the page by its label, and its heading names the product", () => {
  show(1);
  const trail = within(screen.getByRole("navigation", { name: "Breadcrumbs" }));
  expect(trail.getByRole("link", { name: "Shop" })).toHaveAttribute("href", "/apps/ecommerce/shop");
  expect(trail.getByText("Detail")).toHaveAttribute("aria-current", "page");
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Closed-back booth");
});

test("the chosen colour and quantity go into the cart, and the picture shows the colour", async () => {
  show(1);
  fireEvent.click(screen.getByRole("radio", { name: "Cream" }));
  expect(screen.getByRole("img", { name: "Closed-back booth headphones, Cream" })).toHaveAttribute(
    "src",
    "/api/pictures/product/headphones-1-F4F1EA",
  );
  press("One more Closed-back booth headphones");
  press("Add to cart");
  press("Show picture: Blue");
  expect(screen.getByRole("radio", { name: "Blue" })).toBeChecked();
  press("Add to cart");
  expect(useCartStore.getState().cart).toEqual([
    { id: 1, color: "#F4F1EA", qty: 2 },
    { id: 1, color: "#5D87FF", qty: 2 },
  ]);
  // One toast that counts, not one for each.
  expect(await screen.findByText("4 items added to your cart")).toBeVisible();
  expect(screen.getAllByText(/added to your cart$/)).toHaveLength(1);
});

test("what the visitor has added has a page of its own, without a rating that nobody gave", () => {
  shopActions(desk).add(
    newProductSchema.parse({ ...textsOf(samples[0]), title: "Cable drum", shape: "record" }),
  );
  const [id = ""] = Object.keys(desk.getState().desk.entries);
  show(Number(id));
  expect(screen.getByRole("heading", { level: 1, name: "Cable drum" })).not.toHaveAttribute("lang");
  expect(screen.queryByText(/of 5 stars/)).not.toBeInTheDocument();
});

test("a close look stays in the colour", () => {
  show(1);
  press("Show picture: Close up");
  fireEvent.click(screen.getByRole("radio", { name: "Blue" }));
  expect(
    screen.getByRole("img", { name: "Closed-back booth headphones, Blue, close up" }),
  ).toHaveAttribute("src", expect.stringMatching(/5D87FF-close$/));
});

test("stock and price are those of the list, and what is sold out cannot be ordered", () => {
  show(1);
  expect(screen.getByText("In stock")).toBeVisible();
  expect(screen.getByText(`${samples[0]?.qty} left`)).toBeVisible();
  const { setStock, setPrice } = shopActions(desk);
  const [first] = samples;
  if (!first) throw new Error();
  act(() => {
    setStock([first], false);
    setPrice(first, 100);
  });
  expect(screen.queryByText("In stock")).toBeNull();
  // The first is the page's own; a related product may be sold out as well.
  expect(screen.getAllByText("Sold out")[0]).toBeVisible();
  expect(screen.getAllByText("€80.00")[0]).toBeVisible();
  expect(screen.queryByRole("button", { name: "Add to cart" })).toBeNull();
});

test("related products are others, each a link to its page", () => {
  show(1);
  const related = within(screen.getByRole("list", { name: "Goes well with it" }));
  const hrefs = related.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(hrefs).toHaveLength(4);
  expect(hrefs).not.toContain("/apps/ecommerce/detail/1");
});

test("a review needs stars and words, stands first, and can be brought back once deleted", async () => {
  show(1);
  press("Post review");
  expect(await screen.findByText("Choose one to five stars.")).toBeVisible();
  fireEvent.click(screen.getByRole("radio", { name: "4 Stars" }));
  const text = screen.getByRole("textbox", { name: "Your review" });
  fireEvent.change(text, { target: { value: "Loud, light." } });
  press("Post review");
  expect(await screen.findByText("Loud, light.")).toBeVisible();
  expect(screen.getByRole("textbox", { name: "Your review" })).toHaveValue("");
  fireEvent.click(reviews().getByRole("button", { name: "Delete review" }));
  expect(await screen.findByText("You haven’t reviewed this yet.")).toBeVisible();
  fireEvent.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(() => expect(reviews().getByText("Loud, light.")).toBeVisible());
});

test("a product that the desk hides is not there", () => {
  desk.setState({
    desk: { samples: { isHidden: true, at: new Date().toISOString() }, entries: {} },
  });
  show(1);
  expect(screen.getByRole("heading", { name: "We don’t have this product" })).toBeVisible();
});
