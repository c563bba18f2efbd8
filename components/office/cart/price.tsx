import { useFormatter } from "next-intl";
import { CURRENCY } from "@/lib/office/shop/schema";

/** An amount of money, formatted in the visitor's language. */
export function Price({ amount }: { amount: number }) {
  const format = useFormatter();
  // Isolated: a right-to-left page would move the currency sign to the other side.
  return <bdi>{format.number(amount, { style: "currency", currency: CURRENCY })}</bdi>;
}
