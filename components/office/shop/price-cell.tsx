import { IconPencil } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { Button } from "@/components/ui/button";
import { useLazyPart } from "@/components/ui/use-lazy-part";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import type { Product } from "@/lib/office/shop/schema";
import { useListTools } from "./list-tools";
import { PricePair } from "./price-pair";

/** A product's price; pressed, it becomes the form that sets it. */
export function PriceCell({ product }: { product: Product }) {
  const t = useTranslations("shop.list");
  const { setPrice } = useListTools("actions");
  const form = useLazyPart(() => import("./price-form").then((part) => part.PriceForm));
  const wasOpen = useRef(false);

  function close() {
    wasOpen.current = true;
    form.close();
  }

  function handlePrice(price: number) {
    close();
    if (price !== product.price) setPrice(product, price);
  }

  if (form.Part) return <form.Part product={product} onPrice={handlePrice} onClose={close} />;
  return (
    <Button
      color="inherit"
      ref={(button) => {
        // The form is gone, and the focus with it.
        if (wasOpen.current) button?.focus();
        wasOpen.current = false;
      }}
      onClick={form.open}
      isNarrow
    >
      <PricePair product={product} />
      <VisuallyHidden component="span">{t("editPrice", { title: product.title })}</VisuallyHidden>
      <IconPencil size={18} aria-hidden />
    </Button>
  );
}
