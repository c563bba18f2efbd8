import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { isolated } from "@/components/ui/isolated";
import { TitledDialog } from "@/components/ui/titled-dialog";
import type { Bump } from "@/lib/party/board/actions";

/** Asks before a guest who has been told that their song is next has to wait for another one. */
export function PromiseDialog({ promised, first, go, onClose }: Bump & { onClose: () => void }) {
  const t = useTranslations("board");
  const name = promised.people.find((guest) => guest.name)?.name;
  const title = name
    ? t("promise.named", { name: isolated(name) })
    : t("promise.song", { title: isolated(promised.title) });

  function handleGo() {
    onClose();
    go();
  }

  return (
    <TitledDialog title={title} maxWidth="xs" onClose={onClose}>
      <DialogContent>
        {first === null ? t("promise.askAny") : t("promise.ask", { title: isolated(first) })}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t("cancel")}
        </Button>
        <Button variant="contained" onClick={handleGo}>
          {t("promise.go")}
        </Button>
      </DialogActions>
    </TitledDialog>
  );
}
