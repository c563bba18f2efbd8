import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import { useTranslations } from "next-intl";
import { TitledDialog } from "@/components/ui/titled-dialog";
import { type BoardAct, boardKeys, labelsOf } from "./board-keys";
import { useBoardTools } from "./board-tools";

/** What a moderator may not do. */
const WORK: readonly BoardAct[] = ["later", "undo"];

/** The board's keys and what they do. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("board");
  const { canWork } = useBoardTools();
  const acts = (Object.keys(boardKeys) as BoardAct[]).filter(
    (act) => canWork || !WORK.includes(act),
  );
  return (
    <TitledDialog title={t("keys.title")} maxWidth="xs" onClose={onClose}>
      <DialogContent>
        <Box
          component="dl"
          sx={{
            m: 0,
            display: "grid",
            gridTemplateColumns: "auto minmax(0, 1fr)",
            alignItems: "center",
            columnGap: 2,
            rowGap: 1,
          }}
        >
          {acts.map((act) => (
            <Box key={act} sx={{ display: "contents" }}>
              <Box component="dt" dir="ltr" sx={{ display: "flex", gap: 0.5 }}>
                {labelsOf(act).map((label) => (
                  <Key key={label} label={label} />
                ))}
              </Box>
              <Box component="dd" sx={{ m: 0 }}>
                {t(`keys.${act}`)}
              </Box>
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button autoFocus size="large" onClick={onClose}>
          {t("close")}
        </Button>
      </DialogActions>
    </TitledDialog>
  );
}

function Key({ label }: { label: string }) {
  return (
    <Box
      component="kbd"
      sx={{
        minWidth: 32,
        px: 1,
        py: 0.5,
        textAlign: "center",
        font: "inherit",
        fontWeight: 600,
        borderRadius: 1,
        border: 1,
        borderColor: "divider",
        bgcolor: "background.raised",
      }}
    >
      {label}
    </Box>
  );
}
