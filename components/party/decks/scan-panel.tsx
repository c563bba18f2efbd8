import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { encode } from "uqr";
import { QrImage } from "@/components/ui/qr-image";
import { Panel } from "./panel";

/** The whole address for a phone or another computer, with the secret while that is shown. */
export function ScanPanel({ address }: { address: string }) {
  const t = useTranslations("decks.scan");
  const { data } = encode(address, { border: 2 });
  return (
    <Panel title={t("title")}>
      <Box sx={{ display: "grid", placeItems: "center" }}>
        <QrImage modules={data} label={t("label")} width={176} />
      </Box>
    </Panel>
  );
}
