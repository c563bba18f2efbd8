import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { isolated } from "@/components/ui/isolated";
import { AppError } from "@/lib/calls/errors";
import { useSync } from "@/lib/client/effects/use-change";
import { useOtherTabs } from "@/lib/client/use-other-tabs";
import { useToasts } from "@/lib/client/use-toasts";
import { startGuestOutbox } from "@/lib/party/guests/guest-outbox";
import { type Outcome, useOutboxStore } from "@/lib/party/guests/store";

/** Sends the saved requests from any page, and shows each result unless the event's own page does. */
export function OutboxResults() {
  const t = useTranslations("outbox");
  const toasts = useToasts();
  const router = useRouter();
  const outcome = useOutboxStore((outbox) => outbox.outcome);
  useOtherTabs(useOutboxStore);
  useEffect(startGuestOutbox, []);

  function tell(result: Outcome) {
    if (useOutboxStore.getState().watched === result.code) return;
    const title = isolated(result.title);
    if ("answer" in result)
      return toasts.success(t(result.answer.merged ? "joined" : "sent", { title }));
    toasts.error(new AppError(result.refusal), {
      description: result.title,
      action: {
        label: t("showRefused"),
        onClick: () => router.push(`/requests?event=${result.code}`),
      },
    });
  }
  useSync(outcome, () => outcome && tell(outcome));
  return null;
}
