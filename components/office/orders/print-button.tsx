import { IconPrinter } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";

/** Prints the receipt on the page. */
export function PrintButton() {
  const t = useTranslations("orders");
  return (
    <Button variant="tinted" onClick={() => window.print()}>
      <IconPrinter size={20} aria-hidden />
      {t("print")}
    </Button>
  );
}
