import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { TitledDialog } from "@/components/ui/titled-dialog";
import type { Dropped } from "./dropped-files";
import { ImportWays } from "./import-ways";

type Props = { isOpen: boolean; onClose: () => void; onChoose: (chosen: Dropped) => void };

/** Chooses the files or the folder to import. */
export function ImportDialog({ isOpen, onClose, onChoose }: Props) {
  const t = useTranslations("library.import");
  return (
    <TitledDialog isOpen={isOpen} title={t("title")} onClose={onClose} maxWidth="sm">
      <DialogContent>
        <ImportWays
          onChoose={(chosen) => {
            onClose();
            onChoose(chosen);
          }}
        />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t("close")}
        </Button>
      </DialogActions>
    </TitledDialog>
  );
}
