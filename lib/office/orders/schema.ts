import { z } from "zod/mini";
import { deliveryWays } from "@/lib/office/cart/rules";
import { pictureUrlSchema } from "@/lib/shell/pictures/schema";

export const paymentMethods = ["invoice", "cash", "card"] as const;

const written = (longest: number) =>
  z.string().check(z.trim(), z.minLength(1, "required"), z.maxLength(longest, "too_long"));

/** Letters and digits of any script, spaces and hyphens: "20359", "EC1A 1BB", "1000-001". */
const POSTCODE = /^[\p{L}\p{Nd}][\p{L}\p{Nd} -]{1,11}$/u;

export const addressSchema = z.object({
  name: written(120),
  street: written(200),
  postcode: written(12).check(z.regex(POSTCODE, "invalid")),
  city: written(120),
  country: written(80),
});
export type Address = z.infer<typeof addressSchema>;
export const addressFields = Object.keys(addressSchema.shape) as (keyof Address)[];

/** What the second step of the checkout asks for. Without its own address the bill goes where the goods go. */
export const addressesSchema = z.object({
  delivery: addressSchema,
  billing: z.optional(addressSchema),
});
export type Addresses = z.infer<typeof addressesSchema>;

const amountSchema = z.number().check(z.gte(0));

const orderLineSchema = z.object({
  productId: z.int(),
  title: z.string(),
  color: z.optional(z.string()),
  photo: pictureUrlSchema,
  qty: z.int().check(z.gte(1)),
  /** Of one piece, as it was when it was ordered. */
  price: amountSchema,
});

/** An order, with its prices as they were: what the list changes later does not change it. */
export const orderSchema = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  lines: z.array(orderLineSchema).check(z.minLength(1)),
  goods: amountSchema,
  /** What the goods would cost without the discounts, and the difference; orders of earlier versions lack both. */
  full: z.exactOptional(amountSchema),
  saved: z.exactOptional(amountSchema),
  delivery: amountSchema,
  total: amountSchema,
  way: z.enum(deliveryWays),
  payment: z.enum(paymentMethods),
  address: addressSchema,
  billing: addressSchema,
});
export type Order = z.infer<typeof orderSchema>;
export type OrderLine = Order["lines"][number];

/** What a checkout has asked for so far; texts as they were typed. */
export const draftSchema = z.object({
  texts: z.catch(z.record(z.string(), z.string()), {}),
  isBilledElsewhere: z.catch(z.boolean(), false),
  way: z.catch(z.enum(deliveryWays), "standard"),
  payment: z.catch(z.enum(paymentMethods), "invoice"),
});
export type Draft = z.infer<typeof draftSchema>;
