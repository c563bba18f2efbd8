import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { isolated } from "@/components/ui/isolated";
import type { Swapped } from "@/lib/party/guests/store";
import type { Sent } from "./use-sent-here";

type Props = { answer: Sent; onUndo: (swapped: Swapped, id: string) => void; onClose: () => void };

/** Confirms below the form that the server has stored a request, and scrolls into view. */
export function SentAlert({ answer: { request, merged, swapped }, onUndo, onClose }: Props) {
  const t = useTranslations("outbox");
  const requests = useTranslations("requests");
  const title = isolated(request.title);
  const alert = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer scrolls into view
  useEffect(() => {
    alert.current?.scrollIntoView({ block: "nearest" });
  }, [request.id]);
  return (
    <Alert
      ref={alert}
      severity="success"
      role="none"
      onClose={onClose}
      {...(swapped && {
        action: (
          <Button color="inherit" onClick={() => onUndo(swapped, request.id)}>
            {requests("undo")}
          </Button>
        ),
      })}
    >
      {swapped
        ? requests("swap.done", { former: isolated(swapped.title), title })
        : t(merged ? "joined" : "sent", { title })}
    </Alert>
  );
}
