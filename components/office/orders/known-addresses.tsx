import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { Pressable } from "@/components/ui/pressable";
import type { Address } from "@/lib/office/orders/schema";
import { AddressText } from "./address-text";
import { useCheckoutTools } from "./checkout-tools";
import styles from "./known-addresses.module.css";

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
          <Pressable
            key={JSON.stringify(address)}
            className={styles.address}
            onClick={() => onChoose(address)}
          >
            <AddressText address={address} />
          </Pressable>
        ))}
      </Box>
    </Box>
  );
}
