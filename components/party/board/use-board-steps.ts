import { useTranslations } from "next-intl";
import { useState } from "react";
import { useToasts } from "@/lib/client/toasts/hooks";
import { useBoardActions } from "@/lib/party/board/hooks";
import type { RequestChange } from "@/lib/party/requests/change-schema";
import type { DjRequest } from "@/lib/party/requests/schema";

/** The DJ's steps with what the DJ is told of them: silence when they work, why when they do not. */
export function useBoardSteps(eventId: string) {
  const t = useTranslations("board");
  const toasts = useToasts();
  const actions = useBoardActions(eventId);
  // For those who do not see the card move; a toast would lie over the button for the next undo.
  const [said, setSaid] = useState("");

  function telling<T>(step: Promise<T>) {
    return step.catch((error) => {
      toasts.error(error);
      return undefined;
    });
  }

  return {
    said,
    change: (request: DjRequest, change: RequestChange, lane?: DjRequest[]) =>
      telling(actions.change(request, change, lane)),
    changeAll: (requests: DjRequest[], change: RequestChange) =>
      telling(actions.changeAll(requests, change)),
    async undo() {
      const answer = await telling(actions.undo());
      if (answer) setSaid(t("undone", { step: t(`steps.${answer.verb}`) }));
    },
    split: (request: DjRequest, backerId: string) => telling(actions.split(request, { backerId })),
    merge: (request: DjRequest, into: DjRequest) => telling(actions.merge(request, into)),
    ask: actions.ask,
    setStatus: (status: "open" | "paused") => telling(actions.updateEvent({ status })),
  };
}

export type BoardSteps = ReturnType<typeof useBoardSteps>;
