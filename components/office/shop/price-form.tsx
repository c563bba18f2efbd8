import Box from "@mui/material/Box";
import { IconCheck, IconX } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { IconButton } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { FormField } from "@/components/ui/form-field";
import { useForm } from "@/lib/client/use-form";
import { newPriceSchema, type Product } from "@/lib/office/shop/schema";

type Props = { product: Product; onPrice: (price: number) => void; onClose: () => void };

/** The form for a product's price before its discount. Enter sets it, Escape leaves it as it was. */
export function PriceForm({ product: { title, price }, onPrice, onClose }: Props) {
  const t = useTranslations("shop.list");
  const form = useForm(newPriceSchema, async (written) => onPrice(written.price));
  return (
    <Box
      component={Form}
      form={form}
      labels={{ price: t("price") }}
      wrong={{ price: t("wrongPrice") }}
      aria-label={t("editPrice", { title })}
      onKeyDown={({ key }) => key === "Escape" && onClose()}
      sx={{ display: "flex", alignItems: "start", gap: 0.5, py: 1 }}
    >
      <Box sx={{ flex: "1 1 96px", minWidth: 96 }}>
        <FormField
          name="price"
          isSmall
          autoFocus
          defaultValue={String(price)}
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
          maxLength={9}
        />
      </Box>
      <IconButton type="submit" aria-label={t("savePrice")} title={t("savePrice")}>
        <IconCheck size={20} aria-hidden />
      </IconButton>
      <IconButton aria-label={t("keepPrice")} title={t("keepPrice")} onClick={onClose}>
        <IconX size={20} aria-hidden />
      </IconButton>
    </Box>
  );
}
