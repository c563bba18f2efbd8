import { z } from "zod/mini";
import { pictureUrlSchema } from "@/lib/shell/pictures/schema";

export const productCategories = ["books", "fashion", "electronics", "toys"] as const;
export const genders = ["Men", "Women", "Kids"] as const;

export const productSchema = z.object({
  id: z.int(),
  title: z.string(),
  /** The price before the discount. */
  price: z.number(),
  /** In percent. */
  discount: z.int(),
  /** The price after the discount. */
  salesPrice: z.number(),
  related: z.boolean(),
  category: z.array(z.enum(productCategories)).check(z.minLength(1)),
  gender: z.enum(genders),
  rating: z.int().check(z.gte(1), z.lte(5)),
  stock: z.boolean(),
  qty: z.int(),
  colors: z.array(z.string().check(z.regex(/^#[0-9A-F]{6}$/))),
  photo: pictureUrlSchema,
  created: z.iso.datetime(),
  description: z.string(),
});
export type Product = z.infer<typeof productSchema>;

/** The currency of all prices. */
export const CURRENCY = "EUR";

/** The most of one product in a cart: a button held down does not mean more. */
export const MOST_OF_ONE = 99;

/** A line of the cart: a product and its quantity. */
export const cartItemSchema = z.object({
  id: z.int(),
  qty: z.int().check(z.gte(1), z.lte(MOST_OF_ONE)),
});
export type CartItem = z.infer<typeof cartItemSchema>;
