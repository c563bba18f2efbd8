import type { Route } from "next";
import { foldText } from "@/lib/text/fold";
import {
  colorNames,
  type FilterName,
  type Filters,
  filterNames,
  type NewProduct,
  NO_FILTERS,
  type Product,
  priceRanges,
  productShapes,
  type Sort,
} from "./schema";

/** The price after a discount in percent, to the cent. */
export function salesPriceOf(price: number, discount: number) {
  return Math.round(price * (100 - discount)) / 100;
}

/** A product's picture in one of its colours. `close` shows it from close by. */
export function pictureOf({ photo }: Pick<Product, "photo">, color?: string, close = false) {
  const painted = color ? photo.replace(/-[\dA-F]{6}$/, `-${color.slice(1)}`) : photo;
  return close ? `${painted}-close` : painted;
}

/** The language of a product's words, for screen readers: samples are English, of the visitor's nothing is known. */
export function languageOf({ own }: Pick<Product, "own">) {
  return own ? undefined : "en";
}

const PHOTO = /\/([a-z]+)-(\d+)-[\dA-F]{6}$/;

/** What a product's picture shows; undefined for one that no form has a word for. */
export function shapeOf({ photo }: Pick<Product, "photo">) {
  const [, shape] = PHOTO.exec(photo) ?? [];
  return productShapes.find((known) => known === shape);
}

const NEW_TEXTS = {
  title: "",
  description: "",
  price: "",
  discount: "0",
  qty: "1",
  gender: "Men",
  category: "",
  shape: "headphones",
  colors: "#1F2937",
};

/** What the form of a product begins with, as texts: those of this one, or the usual ones. */
export function textsOf(product: Product | undefined): typeof NEW_TEXTS {
  if (!product) return NEW_TEXTS;
  const { title, description, gender, price, discount, qty, category, colors } = product;
  return {
    title,
    description,
    gender,
    price: String(price),
    discount: String(discount),
    qty: String(qty),
    category: category.join(","),
    shape: shapeOf(product) ?? NEW_TEXTS.shape,
    colors: colors.join(","),
  };
}

function hasOwnWords({ title, description }: NewProduct, former: Product | undefined) {
  return former?.title !== title || former.description !== description || !!former.own;
}

/** The product that a form describes: a new one, or the `former` one changed. Its picture is drawn in its first colour. */
export function productOf({ shape, ...written }: NewProduct, former?: Product) {
  const { price, discount, qty, colors } = written;
  // A number tells pictures of one shape apart; a product keeps its own.
  const [, , number = String(qty + written.title.length)] = PHOTO.exec(former?.photo ?? "") ?? [];
  // The list's switch says whether there are any, as long as there can be.
  const stock = qty > 0 && (former === undefined || former.qty === 0 || former.stock);
  return {
    ...written,
    salesPrice: salesPriceOf(price, discount),
    stock,
    photo: `/api/pictures/product/${shape}-${number}-${colors[0]?.slice(1)}`,
    own: hasOwnWords({ shape, ...written }, former),
  };
}

/** The address of a product's page. */
export function productHref(id: number) {
  return `/apps/ecommerce/detail/${id}` as Route;
}

/** The name of a colour that the shop has a word for. */
export function colorNameOf(color: string | undefined) {
  return Object.entries(colorNames).find(([hex]) => hex === color)?.[1];
}

/** What the visitor asks the shop for. */
export type View = { search: string; filters: Filters; sort: Sort };
export const WHOLE_SHOP: View = { search: "", filters: NO_FILTERS, sort: "newest" };

/** Whether a product passes a filter. A price is what the product costs, not what it did before the discount. */
function passes(product: Product, name: FilterName, filters: Filters) {
  if (filters[name] === "All") return true;
  if (name === "category") return product.category.some((one) => one === filters.category);
  if (name === "color") return product.colors.some((one) => one === filters.color);
  if (name === "gender") return product.gender === filters.gender;
  if (name === "rating") return product.rating >= Number(filters.rating);
  return filters.price === "All" || isWithin(product.salesPrice, priceRanges[filters.price]);
}

function isWithin(price: number, [from, below]: readonly [number, number]) {
  return price >= from && price < below;
}

function isFound({ title, description }: Product, words: readonly string[]) {
  const text = foldText(`${title} ${description}`);
  return words.every((word) => text.includes(word));
}

/** The products that contain every word of the search, whatever its case and accents, and pass every filter. */
export function matching(products: readonly Product[], { search, filters }: Omit<View, "sort">) {
  const words = foldText(search).split(" ").filter(Boolean);
  return products.filter(
    (product) =>
      isFound(product, words) && filterNames.every((name) => passes(product, name, filters)),
  );
}

/** How many products each value of a filter would leave, with the search and the other filters as they are. */
export function countsOf<N extends FilterName>(
  products: readonly Product[],
  { search, filters }: Omit<View, "sort">,
  name: N,
  values: readonly Filters[N][],
) {
  const others = matching(products, { search, filters: { ...filters, [name]: "All" } });
  return values.map(
    (value) =>
      others.filter((product) => passes(product, name, { ...filters, [name]: value })).length,
  );
}

const orders: Record<Sort, (a: Product, b: Product) => number> = {
  newest: () => 0,
  priceAsc: (a, b) => a.salesPrice - b.salesPrice,
  priceDesc: (a, b) => b.salesPrice - a.salesPrice,
  discount: (a, b) => b.discount - a.discount,
};

/** The products in order; those that are equal in it stand newest first. */
export function inOrder(products: readonly Product[], sort: Sort) {
  return products.toSorted(
    (a, b) => orders[sort](a, b) || b.created.localeCompare(a.created) || a.id - b.id,
  );
}

/** The filters that narrow the shop, in the order in which they stand. */
export function setFilters(filters: Filters) {
  return filterNames.filter((name) => filters[name] !== "All");
}

/** Products to show beside one: those with most in common, the shop's own suggestions before others. */
export function relatedTo(product: Product, products: readonly Product[], most: number) {
  const inCommon = ({ category, related }: Product) =>
    category.filter((one) => product.category.includes(one)).length * 2 + (related ? 1 : 0);
  return inOrder(products, "newest")
    .filter(({ id }) => id !== product.id)
    .sort((a, b) => inCommon(b) - inCommon(a))
    .slice(0, most);
}
