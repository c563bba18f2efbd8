import { useTranslations } from "next-intl";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { useLazyPart } from "@/components/ui/use-lazy-part";
import type { SavedStep } from "@/lib/party/outbox/schema";

/** Says how many steps were not taken because somebody else was faster, and leads to the decision. */
export function ClashesNotice({ clashed }: { clashed: SavedStep[] }) {
  const t = useTranslations("board.outage");
  const dialog = useLazyPart(() => import("./clash-dialog").then((part) => part.ClashDialog));
  return (
    <>
      <Alert
        severity="warning"
        isDense
        action={
          <Button color="inherit" onClick={dialog.open}>
            {t("decide")}
          </Button>
        }
      >
        {t("clashes", { steps: clashed.length })}
      </Alert>
      {dialog.Part && <dialog.Part clashed={clashed} onClose={dialog.close} />}
    </>
  );
}
