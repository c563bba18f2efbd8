import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import { useTranslations } from "next-intl";
import type { Address } from "@/lib/office/orders/schema";
import { AddressText } from "./address-text";
import { useCheckoutTools } from "./checkout-tools";

/** Where earlier orders went, to be chosen again with one press. */
export function KnownAddresses({ onChoose }: { onChoose: (address: Address) => void }) {
  const t = useTranslations("orders");
  const { known } = useCheckoutTools();
  if (known.length === 0) return null;
  return (
    <Box component="section" aria-label={t("known")}>
      <Box sx={{ typography: "body2", color: "text.secondary", mb: 1 }}>{t("known")}</Box>
      <Box
        sx={{
          display: "grid",
          gap: 1,
          gridTemplateColumns: "repeat(auto-fill, minmax(180px, 1fr))",
        }}
      >
        {known.map((address) => (
          <ButtonBase
            key={JSON.stringify(address)}
            onClick={() => onChoose(address)}
            sx={{
              display: "block",
              p: 1.5,
              borderRadius: 1,
              border: 1,
              borderColor: "outline",
              textAlign: "start",
              "&:hover": { bgcolor: "background.raised" },
            }}
          >
            <AddressText address={address} />
          </ButtonBase>
        ))}
      </Box>
    </Box>
  );
}
