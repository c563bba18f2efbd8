import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { BarsPanel } from "@/components/office/charts/bars-panel";
import { useSales } from "@/lib/office/dashboards/hooks";
import type { Span } from "@/lib/office/dashboards/schema";
import { useFigureText } from "./dashboard-tools";

/** What sells most often, whatever it costs. */
export function SellersPanel({ span }: { span: Span }) {
  const t = useTranslations("dashboards");
  const { number } = useFigureText();
  return (
    <BarsPanel
      title={t("sellers.title")}
      name="best-sellers"
      note={t("sellers.sold")}
      isSample
      most={5}
      answer={useSales(span)}
      bars={({ products }) =>
        [...products]
          .sort((a, b) => b.sold - a.sold)
          .map(({ id, title, photo, sold }) => ({
            key: String(id),
            name: title,
            lang: "en",
            value: sold,
            text: number(sold),
            picture: <Picture src={photo} />,
          }))
      }
      subject={t("products.product")}
      amount={t("sellers.sold")}
    />
  );
}

function Picture({ src }: { src: string }) {
  return (
    <Box
      component="img"
      src={src}
      alt=""
      width={32}
      height={32}
      loading="lazy"
      sx={{ flex: "none", borderRadius: 0.8, objectFit: "cover" }}
    />
  );
}
