import { IconX } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { Alert } from "@/components/ui/alert";
import { Button, IconButton } from "@/components/ui/button";
import { isolated } from "@/components/ui/isolated";
import { useSync } from "@/lib/client/effects/use-change";
import { useUndoSwap } from "@/lib/party/guests/swap-hooks";
import type { Sent } from "./use-sent-here";

type Props = { code: string; answer: Sent; onClose: () => void };

/** Confirms below the form that the server has stored a request, and scrolls into view. */
export function SentAlert({ code, answer, onClose }: Props) {
  const { request, merged, swapped } = answer;
  const t = useTranslations("outbox");
  const requests = useTranslations("requests");
  const undoSwap = useUndoSwap(code);
  const title = isolated(request.title);
  const alert = useRef<HTMLDivElement>(null);
  // Each answer scrolls into view.
  useSync(request.id, () => alert.current?.scrollIntoView({ block: "nearest" }));
  return (
    <Alert
      ref={alert}
      severity="success"
      role="none"
      action={
        swapped ? (
          <Button
            color="inherit"
            size="medium"
            onClick={() => {
              onClose();
              undoSwap(swapped, request.id);
            }}
          >
            {requests("undo")}
          </Button>
        ) : (
          <IconButton size="small" aria-label={t("close")} title={t("close")} onClick={onClose}>
            <IconX size={20} aria-hidden />
          </IconButton>
        )
      }
    >
      {swapped
        ? requests("swap.done", { former: isolated(swapped.title), title })
        : t(merged ? "joined" : "sent", { title })}
    </Alert>
  );
}
