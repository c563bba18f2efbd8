import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import type { SxProps, Theme } from "@mui/material/styles";
import { useTranslations } from "next-intl";
import { useToasts } from "@/lib/client/use-toasts";
import { deskActions } from "@/lib/office/desk/actions";
import { useDesk, useDeskStore } from "@/lib/office/desk/hooks";

/** Says that the area shows samples, with the way to an empty desk and back. */
export function SampleLine({ sx }: { sx?: SxProps<Theme> }) {
  const t = useTranslations("desk");
  const toasts = useToasts();
  const { isHidden } = useDesk().samples;
  const { showSamples } = deskActions(useDeskStore());

  function hide() {
    showSamples(false);
    const action = { label: t("undo"), onClick: () => showSamples(true) };
    toasts.show(t("samplesHidden"), { action });
  }

  return (
    <Box
      sx={[{ typography: "body2", color: "text.secondary" }, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      {!isHidden && <>{t("samples")} · </>}
      <Link
        component="button"
        type="button"
        onClick={isHidden ? () => showSamples(true) : hide}
        underline="hover"
        sx={{ font: "inherit", fontWeight: 600, verticalAlign: "baseline", textAlign: "start" }}
      >
        {t(isHidden ? "showSamples" : "hideSamples")}
      </Link>
    </Box>
  );
}
