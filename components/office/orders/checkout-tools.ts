import { createRequiredContext } from "@/lib/client/required-context";
import type { CartItem } from "@/lib/office/cart/persisted-rules";
import type { CartLine, Sums } from "@/lib/office/cart/rules";
import type { Step } from "@/lib/office/orders/rules";
import type { Address, Addresses, Draft } from "@/lib/office/orders/schema";

/** The tools that all steps of the checkout share. */
export type CheckoutTools = {
  lines: readonly CartLine[];
  /** What is in the cart although the shop no longer has it. */
  lost: readonly CartItem[];
  sums: Sums;
  /** Whether everything in the cart is available. */
  canOrder: boolean;
  draft: Draft;
  keep: (change: Partial<Draft>) => void;
  /** Where it goes and who pays; undefined as long as something is missing. */
  addresses: Addresses | undefined;
  /** Where earlier orders went. */
  known: readonly Address[];
  step: Step;
  stepHref: (step: Step) => string;
  goTo: (step: Step) => void;
  /** Orders what is in the cart, and shows the order. */
  place: () => void;
};

export const [CheckoutContext, useCheckoutTools] =
  createRequiredContext<CheckoutTools>("CheckoutContext");
