import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent } from "react";
import { isolated } from "@/components/ui/isolated";
import { AppError } from "@/lib/calls/errors";
import { useOtherTabs } from "@/lib/client/use-other-tabs";
import { useToasts } from "@/lib/client/use-toasts";
import { startGuestOutbox } from "@/lib/party/guests/guest-outbox";
import { type Outcome, useOutboxStore } from "@/lib/party/guests/store";

/** Sends the saved requests from any page, and shows each result unless the event's own page does. */
export function OutboxNews() {
  const t = useTranslations("outbox");
  const toasts = useToasts();
  const router = useRouter();
  const outcome = useOutboxStore((outbox) => outbox.outcome);
  useOtherTabs(useOutboxStore);
  useEffect(startGuestOutbox, []);

  const tell = useEffectEvent((news: Outcome) => {
    if (useOutboxStore.getState().watched === news.code) return;
    const title = isolated(news.title);
    if ("answer" in news)
      return toasts.success(t(news.answer.merged ? "joined" : "sent", { title }));
    toasts.error(new AppError(news.refusal), {
      description: news.title,
      action: {
        label: t("showRefused"),
        onClick: () => router.push(`/requests?event=${news.code}`),
      },
    });
  });
  useEffect(() => {
    if (outcome) tell(outcome);
  }, [outcome]);
  return null;
}
