import { type CartLine, priceOf, type Sums } from "@/lib/office/cart/rules";
import { pictureOf } from "@/lib/office/shop/rules";
import {
  type Address,
  type Addresses,
  addressesSchema,
  addressFields,
  type Draft,
  type Order,
  type OrderLine,
} from "./schema";

export const steps = ["cart", "address", "payment"] as const;
export type Step = (typeof steps)[number];

type Texts = Draft["texts"];

function addressIn(texts: Texts, group: "delivery" | "billing") {
  return Object.fromEntries(
    addressFields.map((field) => [field, texts[`${group}.${field}`] ?? ""]),
  );
}

/** The addresses in what was typed, unchecked. */
export function typedAddresses({ texts, isBilledElsewhere }: Omit<Draft, "way" | "payment">) {
  return {
    delivery: addressIn(texts, "delivery"),
    ...(isBilledElsewhere && { billing: addressIn(texts, "billing") }),
  };
}

/** The addresses of a checkout; undefined as long as something is missing or wrong. */
export function addressesOf(draft: Draft): Addresses | undefined {
  return addressesSchema.safeParse(typedAddresses(draft)).data;
}

/** The texts of a form in which an address was chosen instead of typed. */
export function textsOf(address: Address, group: "delivery" | "billing"): Texts {
  return Object.fromEntries(addressFields.map((field) => [`${group}.${field}`, address[field]]));
}

/** The step that a checkout can show: nobody pays for an empty cart, or for a parcel without an address. */
export function reachableStep(asked: string | null, canOrder: boolean, hasAddress: boolean): Step {
  const step = steps.find((known) => known === asked) ?? "cart";
  if (!canOrder) return "cart";
  return step === "payment" && !hasAddress ? "address" : step;
}

export function orderLinesOf(lines: readonly CartLine[]): OrderLine[] {
  return lines.map(({ product, shown, qty }) => ({
    productId: product.id,
    title: product.title,
    ...(shown && { color: shown }),
    photo: pictureOf(product, shown),
    qty,
    price: priceOf({ product, qty: 1 }),
  }));
}

/** The order that a checkout has led to. */
export function orderOf(
  lines: readonly CartLine[],
  sums: Sums,
  { way, payment }: Draft,
  addresses: Addresses,
): Omit<Order, "id" | "at"> {
  const { delivery: address, billing = address } = addresses;
  return { lines: orderLinesOf(lines), ...sums, way, payment, address, billing };
}

const NUMBERS = 100_000;

/** The number by which people speak of an order: its year, and the end of its id, which is random. */
export function numberOf({ id, at }: Pick<Order, "id" | "at">) {
  return `${at.slice(0, 4)}-${String(id % NUMBERS).padStart(5, "0")}`;
}

/** The addresses to which orders went, each once, those of the latest orders first. */
export function knownAddresses(orders: readonly Order[], most: number): Address[] {
  const texts = orders.map(({ address }) => JSON.stringify(address));
  return orders
    .filter((_, index) => texts.indexOf(texts[index] ?? "") === index)
    .map(({ address }) => address)
    .slice(0, most);
}
