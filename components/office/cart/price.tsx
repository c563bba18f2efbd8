import { useFormatter } from "next-intl";
import { CURRENCY } from "@/lib/office/shop/schema";

/** An amount of money, formatted in the visitor's language. A round one needs no cents. */
export function Price({ amount, isRound = false }: { amount: number; isRound?: boolean }) {
  const format = useFormatter();
  // Isolated: a right-to-left page would move the currency sign to the other side.
  return (
    <bdi>
      {format.number(amount, {
        style: "currency",
        currency: CURRENCY,
        ...(isRound && { maximumFractionDigits: 0 }),
      })}
    </bdi>
  );
}
