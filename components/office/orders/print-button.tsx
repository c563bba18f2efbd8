import Button from "@mui/material/Button";
import { IconPrinter } from "@tabler/icons-react";
import { useTranslations } from "next-intl";

/** Prints the receipt on the page. */
export function PrintButton() {
  const t = useTranslations("orders");
  return (
    <Button
      variant="tinted"
      size="large"
      startIcon={<IconPrinter size={20} aria-hidden />}
      onClick={() => window.print()}
    >
      {t("print")}
    </Button>
  );
}
