import { useFormatter } from "next-intl";
import { CURRENCY } from "@/lib/office/shop/schema";

/** An amount of money as the visitor's language writes it. */
export function Price({ amount }: { amount: number }) {
  const format = useFormatter();
  // Its own direction: in a right-to-left page the sign would change sides.
  return <bdi>{format.number(amount, { style: "currency", currency: CURRENCY })}</bdi>;
}
