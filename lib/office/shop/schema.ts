import { z } from "zod/mini";
import { pictureUrlSchema } from "@/lib/shell/pictures/schema";
import { latinDigits } from "@/lib/text/latin-digits";

export const productCategories = ["books", "fashion", "electronics", "toys"] as const;
export const genders = ["Men", "Women", "Kids"] as const;

const hexSchema = z.string().check(z.regex(/^#[0-9A-F]{6}$/));

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
  colors: z.array(hexSchema),
  photo: pictureUrlSchema,
  created: z.iso.datetime(),
  description: z.string(),
});
/** A product as a desk may hold it. */
export const deskProductSchema = z.extend(productSchema, {
  /** 0 while nobody has rated it. */
  rating: z.int().check(z.gte(0), z.lte(5)),
  /** Whether its words are the visitor's. */
  own: z.optional(z.boolean()),
});
export type Product = z.infer<typeof deskProductSchema>;

/** The currency of all prices. */
export const CURRENCY = "EUR";

/** The highest price that the list takes. */
const HIGHEST_PRICE = 99_999;

/** A price as a form asks for it. People write the cents after a comma, a point or the Arabic sign. */
export const newPriceSchema = z.object({
  price: z.pipe(
    z
      .string()
      .check(z.trim(), z.overwrite(latinDigits), z.regex(/^\d{1,6}([.,٫]\d{1,2})?$/, "invalid")),
    z.pipe(
      z.transform((text: string) => Number(text.replace(/[,٫]/, "."))),
      z.number().check(z.gt(0, "invalid"), z.lte(HIGHEST_PRICE, "invalid")),
    ),
  ),
});

/** The words of the goods' colours, by which addresses and people name them. */
export const colorNames = {
  "#1F2937": "night",
  "#5D87FF": "blue",
  "#13B497": "green",
  "#E4572E": "coral",
  "#F2B134": "amber",
  "#8E5BD1": "violet",
  "#F4F1EA": "cream",
} as const satisfies Record<string, string>;
export type KnownColor = keyof typeof colorNames;
export const knownColors = Object.keys(colorNames) as KnownColor[];

export const sorts = ["newest", "priceAsc", "priceDesc", "discount"] as const;
export type Sort = (typeof sorts)[number];

/** From the first price on, below the second: no price is in two ranges. */
export const priceRanges = {
  "0-50": [0, 50],
  "50-100": [50, 100],
  "100-200": [100, 200],
  "200-": [200, Number.POSITIVE_INFINITY],
} as const satisfies Record<string, readonly [number, number]>;
export type PriceRange = keyof typeof priceRanges;
export const priceRangeNames = Object.keys(priceRanges) as PriceRange[];

/** The least stars that can be asked for; no product has fewer than three. */
export const ratings = ["5", "4", "3"] as const;

/** The shop's filters; `All` means no filter. An unknown value in the address counts as `All`. */
export const filtersSchema = z.object({
  category: z.catch(z.enum(["All", ...productCategories]), "All"),
  gender: z.catch(z.enum(["All", ...genders]), "All"),
  color: z.catch(z.enum(["All", ...knownColors]), "All"),
  price: z.catch(z.enum(["All", ...priceRangeNames]), "All"),
  rating: z.catch(z.enum(["All", ...ratings]), "All"),
});
export type Filters = z.infer<typeof filtersSchema>;
export type FilterName = keyof Filters;
export const filterNames = Object.keys(filtersSchema.shape) as FilterName[];
export const NO_FILTERS: Filters = filtersSchema.parse({});

/** A visitor's words on a product. `stars` tells it from what else the desk keeps. */
export const reviewSchema = z.object({
  id: z.int(),
  productId: z.int(),
  stars: z.int().check(z.gte(1), z.lte(5)),
  review: z.string().check(z.trim(), z.minLength(1, "required"), z.maxLength(2000, "too_long")),
  at: z.iso.datetime(),
});
export type Review = z.infer<typeof reviewSchema>;

/** What the form for a review asks for. */
export const newReviewSchema = z.object({
  stars: z.pipe(
    z.catch(z.string(), ""),
    z.pipe(
      z.transform((text: string) => Number(text)),
      z.int("required").check(z.gte(1, "required"), z.lte(5, "required")),
    ),
  ),
  review: reviewSchema.shape.review,
});
export type NewReview = z.infer<typeof newReviewSchema>;

/** What the pictures of products show. */
export const productShapes = [
  "headphones",
  "speaker",
  "record",
  "book",
  "shirt",
  "hoodie",
  "cap",
  "blocks",
] as const;

/** A whole number as people type it. */
const written = (most: number) =>
  z.pipe(
    z.string().check(z.trim(), z.overwrite(latinDigits), z.regex(/^\d{1,5}$/, "invalid")),
    z.pipe(
      z.transform((text: string) => Number(text)),
      z.int().check(z.lte(most, "invalid")),
    ),
  );

/** Several of these values, at least one, as a field for a choice of many gives them. */
const someOf = <V extends string>(values: readonly [V, ...V[]]) =>
  z.pipe(
    z.string(),
    z.pipe(
      z.transform((text: string) => text.split(",").filter(Boolean)),
      z.array(z.enum(values)).check(z.minLength(1, "required")),
    ),
  );

/** What the form of a product asks for. Discounts are in percent. */
export const newProductSchema = z.object({
  title: z.string().check(z.trim(), z.minLength(1, "required"), z.maxLength(120, "too_long")),
  description: z.string().check(z.trim(), z.maxLength(2000, "too_long")),
  category: someOf(productCategories),
  gender: z.enum(genders),
  price: newPriceSchema.shape.price,
  discount: written(90),
  qty: written(9999),
  shape: z.enum(productShapes),
  colors: someOf(knownColors as [KnownColor, ...KnownColor[]]),
});
export type NewProduct = z.infer<typeof newProductSchema>;
