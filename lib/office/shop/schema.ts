import { z } from "zod/mini";
import { pictureUrlSchema } from "@/lib/shell/pictures/schema";

export const productCategories = ["books", "fashion", "electronics", "toys"] as const;
export const genders = ["Men", "Women", "Kids"] as const;

export const productSchema = z.object({
  id: z.int(),
  title: z.string(),
  /** The price before the discount. */
  price: z.number(),
  /** In per cent. */
  discount: z.int(),
  /** What is asked for now. */
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

/** What prices are in. */
export const CURRENCY = "EUR";

/** Nobody needs more of one thing; whoever holds a button down does not mean it. */
export const MOST_OF_ONE = 99;

/** A line of the cart: which product, how many. */
export const cartItemSchema = z.object({
  id: z.int(),
  qty: z.int().check(z.gte(1), z.lte(MOST_OF_ONE)),
});
export type CartItem = z.infer<typeof cartItemSchema>;
