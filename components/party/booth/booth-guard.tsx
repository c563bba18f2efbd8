import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import { useTranslations } from "next-intl";
import { useEffect, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { TitledDialog } from "@/components/ui/titled-dialog";
import { useUnloadGuard } from "@/components/ui/use-unload-guard";
import { BoothTheme } from "./booth-theme";
import { useBackGuard } from "./use-back-guard";

/** What the browser paints around the page. */
const GROUND = "#000000";

/** In booth mode no link leads away from the board, and the browser's own ways lead away only on purpose. */
export function BoothGuard({ onLeave }: { onLeave: () => void }) {
  const t = useTranslations("board.booth");
  const textId = useId();
  const [isAsking, setIsAsking] = useState(false);
  const goBack = useBackGuard(() => setIsAsking(true));
  useUnloadGuard();
  useEffect(() => {
    const tint = document.querySelector<HTMLMetaElement>("meta[name=theme-color]");
    const before = tint?.content;
    tint?.setAttribute("content", GROUND);
    return () => {
      if (before) tint?.setAttribute("content", before);
    };
  }, []);

  const handleStay = () => setIsAsking(false);
  function handleLeave() {
    goBack();
    onLeave();
  }

  return (
    <>
      <BoothTheme />
      <TitledDialog
        isOpen={isAsking}
        title={t("question")}
        role="alertdialog"
        maxWidth="xs"
        aria-describedby={textId}
        onClose={handleStay}
      >
        <DialogContent id={textId}>{t("why")}</DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={handleLeave}>
            {t("leave")}
          </Button>
          <Button variant="contained" autoFocus onClick={handleStay}>
            {t("stay")}
          </Button>
        </DialogActions>
      </TitledDialog>
    </>
  );
}
