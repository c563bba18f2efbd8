import DialogActions from "@mui/material/DialogActions";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListItemButton from "@mui/material/ListItemButton";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { isolated } from "@/components/ui/isolated";
import { TitledDialog } from "@/components/ui/titled-dialog";
import type { DjRequest } from "@/lib/party/requests/schema";
import { type DeclineReason, declineReasons } from "@/lib/party/requests/statuses";
import { useBoardTools } from "./board-tools";

/** Declines a request that was decided already, with a reason, or leads to the DJ's own words. */
export function DeclineDialog({ request, onClose }: { request: DjRequest; onClose: () => void }) {
  const t = useTranslations("board");
  const { actions, open } = useBoardTools();

  function decline(declineReason: DeclineReason) {
    if (declineReason === "other") return open("ownWords", request);
    onClose();
    actions.change(request, { status: "declined", declineReason });
  }

  return (
    <TitledDialog
      title={t("decline", { title: isolated(request.title) })}
      maxWidth="xs"
      onClose={onClose}
    >
      <List sx={{ px: 2, py: 0 }}>
        {declineReasons.map((declineReason) => (
          <ListItem key={declineReason} disablePadding>
            <ListItemButton onClick={() => decline(declineReason)}>
              {t(`reasons.${declineReason}`)}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t("cancel")}
        </Button>
      </DialogActions>
    </TitledDialog>
  );
}
