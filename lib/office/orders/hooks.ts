import { useMemo } from "react";
import { useDeskItems } from "@/lib/office/desk/hooks";
import type { Order } from "./schema";
import { ORDER } from "./store";

const NO_SAMPLES: Order[] = [];

/** The visitor's orders, the latest first. Needs the desk of the orders. */
export function useOrders() {
  const orders = useDeskItems(NO_SAMPLES, ORDER);
  return useMemo(
    () => (orders ?? []).toSorted((a, b) => b.at.localeCompare(a.at) || b.id - a.id),
    [orders],
  );
}
