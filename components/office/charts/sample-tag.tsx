import Chip from "@mui/material/Chip";
import { useTranslations } from "next-intl";

/** Says that the figures are samples, not the DJ's own. */
export function SampleTag() {
  const t = useTranslations("panels");
  return <Chip size="small" label={t("samples")} sx={{ bgcolor: "background.raised" }} />;
}
