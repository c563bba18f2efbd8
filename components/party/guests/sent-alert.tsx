import { IconX } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { isolated } from "@/components/ui/isolated";
import { PlainAlert } from "@/components/ui/plain-alert";
import { PlainButton } from "@/components/ui/plain-button";
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
    <PlainAlert
      ref={alert}
      kind="success"
      role="none"
      action={
        swapped ? (
          <PlainButton look="bare" size="medium" onClick={() => onUndo(swapped, request.id)}>
            {requests("undo")}
          </PlainButton>
        ) : (
          <PlainButton
            look="icon"
            size="small"
            aria-label={t("close")}
            title={t("close")}
            onClick={onClose}
          >
            <IconX size={20} aria-hidden />
          </PlainButton>
        )
      }
    >
      {swapped
        ? requests("swap.done", { former: isolated(swapped.title), title })
        : t(merged ? "joined" : "sent", { title })}
    </PlainAlert>
  );
}
