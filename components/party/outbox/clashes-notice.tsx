import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { useTranslations } from "next-intl";
import { useLazyPart } from "@/components/ui/use-lazy-part";
import type { Board } from "@/lib/party/board/schema";
import type { SavedStep } from "@/lib/party/outbox/schema";

/** Says how many steps were not taken because somebody else was faster, and leads to the decision. */
export function ClashesNotice({ board, clashed }: { board: Board; clashed: SavedStep[] }) {
  const t = useTranslations("board.outage");
  const dialog = useLazyPart(() => import("./clash-dialog").then((part) => part.ClashDialog));
  return (
    <>
      <Alert
        severity="warning"
        action={
          <Button color="inherit" size="large" onClick={dialog.open}>
            {t("decide")}
          </Button>
        }
        sx={{ alignItems: "center", py: 0 }}
      >
        {t("clashes", { steps: clashed.length })}
      </Alert>
      {dialog.Part && <dialog.Part board={board} clashed={clashed} onClose={dialog.close} />}
    </>
  );
}
