import Button from "@mui/material/Button";
import { IconPencil } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import type { Product } from "@/lib/office/shop/schema";
import { useListTools } from "./list-tools";
import { PriceForm } from "./price-form";
import { PricePair } from "./price-pair";

/** A product's price; pressed, it becomes the form that sets it. */
export function PriceCell({ product }: { product: Product }) {
  const t = useTranslations("shop.list");
  const { setPrice } = useListTools();
  const [isOpen, setIsOpen] = useState(false);
  const wasOpen = useRef(false);

  function close() {
    wasOpen.current = true;
    setIsOpen(false);
  }

  if (isOpen) {
    return (
      <PriceForm
        product={product}
        onPrice={(price) => {
          close();
          if (price !== product.price) setPrice(product, price);
        }}
        onClose={close}
      />
    );
  }
  return (
    <Button
      color="inherit"
      aria-label={t("editPrice", { title: product.title })}
      ref={(button) => {
        // The form is gone, and the focus with it.
        if (wasOpen.current) button?.focus();
        wasOpen.current = false;
      }}
      onClick={() => setIsOpen(true)}
      endIcon={<IconPencil size={18} aria-hidden />}
      sx={{ minHeight: 48, px: 1, textAlign: "start", fontWeight: 400 }}
    >
      <PricePair product={product} />
    </Button>
  );
}
