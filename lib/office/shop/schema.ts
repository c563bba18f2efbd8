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

export const shopSorts = ["newest", "priceDesc", "priceAsc", "discount"] as const;
export const priceRanges = ["0-50", "50-100", "100-200", "over-200"] as const;
const ALL = "All";

const shopFiltersSchema = z.object({
  category: z._default(z.enum([ALL, ...productCategories]), ALL),
  color: z._default(z.string(), ALL),
  gender: z._default(z.enum([ALL, ...genders]), ALL),
  price: z._default(z.enum([ALL, ...priceRanges]), ALL),
  /** The fewest stars to show; null shows all. */
  rating: z._default(z.nullable(z.int().check(z.gte(1), z.lte(5))), null),
});

/** What a visitor does in the shop; `parse({})` is how it starts. */
export const shopStateSchema = z.object({
  products: z._default(z.array(productSchema), []),
  productSearch: z._default(z.string(), ""),
  sortBy: z._default(z.enum(shopSorts), "newest"),
  cart: z._default(z.array(cartItemSchema), []),
  total: z._default(z.number(), 0),
  filters: z.prefault(shopFiltersSchema, {}),
  /** Why the products could not be loaded. */
  error: z._default(z.nullable(z.string()), null),
});
