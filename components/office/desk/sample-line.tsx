import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import type { SxProps, Theme } from "@mui/material/styles";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useUndoToast } from "@/lib/client/use-undo-toast";
import { deskActions } from "@/lib/office/desk/actions";
import { hideSamplesEverywhere } from "@/lib/office/desk/everywhere";
import { useDesk, useDeskStore } from "@/lib/office/desk/hooks";

/** Says that the area shows samples, with the ways to an empty desk, here or everywhere, and back. */
export function SampleLine({ sx }: { sx?: SxProps<Theme> }) {
  const t = useTranslations("desk");
  const showUndo = useUndoToast();
  const store = useDeskStore();
  const { isHidden } = useDesk().samples;
  const { showSamples } = deskActions(store);

  function hide() {
    showSamples(false);
    showUndo(t("samplesHidden"), () => showSamples(true));
  }
  const hideAll = () => showUndo(t("hiddenEverywhere"), hideSamplesEverywhere(store.account));

  return (
    <Box sx={[line, ...(Array.isArray(sx) ? sx : [sx])]}>
      {isHidden ? (
        <Act onClick={() => showSamples(true)}>{t("showSamples")}</Act>
      ) : (
        <Box sx={parts}>
          <span>{t("samples")}</span>
          <Act onClick={hide}>{t("hideSamples")}</Act>
          <Act onClick={hideAll}>{t("hideEverywhere")}</Act>
        </Box>
      )}
    </Box>
  );
}

/** Cuts off the dot before the first part of a line, with room for a focus ring. */
const line = {
  overflowX: "clip",
  paddingInlineStart: "4px",
  marginInlineStart: "-4px",
  typography: "body2",
  color: "text.secondary",
} as const;

/** With a dot between two of them, unless a line ends there. */
const parts = {
  display: "flex",
  flexWrap: "wrap",
  marginInlineStart: "-16px",
  "& > *": { display: "flex" },
  "& > *::before": { content: '"·" / ""', width: 16, textAlign: "center", fontWeight: 400 },
} as const;

function Act({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Link
      component="button"
      type="button"
      onClick={onClick}
      underline="hover"
      sx={{ font: "inherit", fontWeight: 600, verticalAlign: "baseline", textAlign: "start" }}
    >
      {children}
    </Link>
  );
}
