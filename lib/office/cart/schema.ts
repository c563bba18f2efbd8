import { z } from "zod/mini";
import { cartItemSchema } from "@/lib/office/shop/schema";

/**
 * A line of the cart: the specification's item, and the chosen colour. A line without one has the product's first
 * colour, like all lines that earlier versions have kept.
 */
export const chosenItemSchema = z.extend(cartItemSchema, {
  color: z.optional(z.string().check(z.regex(/^#[0-9A-F]{6}$/))),
});
export type CartItem = z.infer<typeof chosenItemSchema>;

/** What makes two lines the same one. */
export type Choice = Pick<CartItem, "id" | "color">;

export const deliveryWays = ["standard", "express"] as const;
export type DeliveryWay = (typeof deliveryWays)[number];
