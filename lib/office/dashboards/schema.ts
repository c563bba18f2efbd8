import { z } from "zod/mini";
import { productCategories } from "@/lib/office/shop/schema";
import { languageCodes } from "@/lib/shell/i18n/locales";
import { pictureUrlSchema } from "@/lib/shell/pictures/schema";

/** The last 30 days day by day, 13 weeks week by week, or 12 months month by month. */
export const spans = ["month", "quarter", "year"] as const;
export const spanSchema = z.enum(spans);
export type Span = z.infer<typeof spanSchema>;

export const spanQuerySchema = z.object({ period: z._default(spanSchema, "month") });

export const paymentSchema = z.enum(["card", "wallet", "transfer", "voucher"]);
const categorySchema = z.enum(productCategories);

const totalsSchema = z.object({
  takings: z.number(),
  orders: z.int(),
  items: z.int(),
  /** Takings per order. Null without an order. */
  average: z.nullable(z.number()),
});
export type Totals = z.infer<typeof totalsSchema>;

const stepSchema = z.object({
  /** The first day of the step. */
  at: z.string(),
  takings: z.number(),
  orders: z.int(),
  items: z.int(),
  /** Takings of the same step one period earlier. */
  before: z.number(),
  categories: z.record(categorySchema, z.number()),
});

const soldSchema = z.object({
  id: z.int(),
  title: z.string(),
  photo: pictureUrlSchema,
  price: z.number(),
  stock: z.boolean(),
  sold: z.int(),
  takings: z.number(),
  /** Sold per step. */
  trend: z.array(z.int()),
});

/** The sample shop in figures. Amounts are in the shop's currency. */
export const salesSchema = z.object({
  period: spanSchema,
  totals: totalsSchema,
  previous: totalsSchema,
  steps: z.array(stepSchema),
  categories: z.array(z.object({ category: categorySchema, takings: z.number() })),
  payments: z.array(z.object({ payment: paymentSchema, takings: z.number(), orders: z.int() })),
  /** From Monday to Sunday. */
  weekdays: z.array(z.number()),
  products: z.array(soldSchema),
});
export type Sales = z.infer<typeof salesSchema>;

export const latestOrderSchema = z.object({
  id: z.int(),
  at: z.string(),
  customer: z.string(),
  title: z.string(),
  qty: z.int(),
  total: z.number(),
  payment: paymentSchema,
});
export type LatestOrder = z.infer<typeof latestOrderSchema>;

export const guestLanguageSchema = z.object({
  language: z.enum(languageCodes),
  guests: z.int(),
});
export type GuestLanguage = z.infer<typeof guestLanguageSchema>;

/** A week of the sample residency: guests by door, what the bar took, and the price of a ticket. */
export type DoorWeek = {
  at: string;
  early: number;
  late: number;
  bar: number;
  ticket: { open: number; high: number; low: number; close: number };
};
export const marks = ["reach", "fees", "tips", "mood", "sound"] as const;
export type Room = { room: "main" | "terrace"; marks: Record<(typeof marks)[number], number> };
