import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { DeliveryWay } from "@/lib/office/cart/rules";
import { FREE_FROM, type Sums } from "@/lib/office/cart/rules";
import { Price } from "./price";

type Shown = Pick<Sums, "goods" | "delivery" | "total"> & Partial<Pick<Sums, "full" | "saved">>;

/** What the goods cost, what is saved, what the delivery costs, and the total. */
export function CartSums({ sums, way }: { sums: Shown; way: DeliveryWay }) {
  const t = useTranslations("cart");
  const { goods, full = goods, saved = 0, delivery, total } = sums;
  return (
    <Box role="group" aria-label={t("sums")}>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: "grid",
          gap: 0.75,
          "& dd": { m: 0, fontVariantNumeric: "tabular-nums" },
        }}
      >
        <Sum word={t("pieces")} amount={<Price amount={full} />} />
        {saved > 0 && (
          <Sum
            word={t("saved")}
            amount={
              <Box component="span" sx={{ color: "success.main" }}>
                <Price amount={-saved} />
              </Box>
            }
          />
        )}
        <Sum
          word={t.rich(`ways.${way}`, { price: () => <Price amount={FREE_FROM} isRound /> })}
          amount={delivery === 0 ? t("free") : <Price amount={delivery} />}
        />
        <Box
          sx={{
            display: "flex",
            justifyContent: "space-between",
            typography: "h5",
            borderTop: 1,
            borderColor: "divider",
            pt: 1,
            mt: 0.5,
          }}
        >
          <dt>{t("total")}</dt>
          <dd>
            <span role="status">
              <Price amount={total} />
            </span>
          </dd>
        </Box>
      </Box>
    </Box>
  );
}

function Sum({ word, amount }: { word: ReactNode; amount: ReactNode }) {
  return (
    <Box sx={{ display: "flex", justifyContent: "space-between", gap: 2, color: "text.secondary" }}>
      <dt>{word}</dt>
      <dd>{amount}</dd>
    </Box>
  );
}
