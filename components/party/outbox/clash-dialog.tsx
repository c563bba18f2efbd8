import Box from "@mui/material/Box";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { TitledDialog } from "@/components/ui/titled-dialog";
import { useResolveClash } from "@/lib/party/board/clash-hooks";
import type { SavedStep } from "@/lib/party/outbox/schema";
import { ClashItem } from "./clash-item";

/** The steps that were not taken, each with what somebody else did instead, for the DJ to decide. */
export function ClashDialog({ clashed, onClose }: { clashed: SavedStep[]; onClose: () => void }) {
  const t = useTranslations("board");
  const { keep, insist } = useResolveClash();
  return (
    <TitledDialog title={t("outage.title")} maxWidth="sm" onClose={onClose}>
      <DialogContent>
        <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: 2.5 }}>
          {clashed.map((step) => (
            <ClashItem
              key={step.id}
              step={step}
              onKeep={() => keep(step)}
              onInsist={() => insist(step)}
            />
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t("close")}
        </Button>
      </DialogActions>
    </TitledDialog>
  );
}
