import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent } from "react";
import { useOtherTabs } from "@/lib/client/use-other-tabs";
import { useToasts } from "@/lib/client/use-toasts";
import type { SavedStep } from "@/lib/party/outbox/schema";
import { startStepOutbox } from "@/lib/party/outbox/step-outbox";
import { useStepsStore } from "@/lib/party/outbox/store";
import { useReadBoard } from "./hooks";
import { useOfflineBoard } from "./offline-hooks";
import type { Board } from "./schema";

/** Sends what the DJ has done, now or when the network returns, and tells what is refused. */
export function useOutbox(board: Board) {
  const { id: eventId, djId } = board;
  const readBoard = useEffectEvent(useReadBoard(eventId));
  const nameOf = useStepName();
  const toasts = useToasts();
  useOfflineBoard(board);

  const handleRefusal = useEffectEvent((step: SavedStep, error?: unknown) => {
    if (error) toasts.error(error, { description: nameOf(step) });
    readBoard();
  });

  useEffect(() => {
    const { persist } = useStepsStore;
    let before: SavedStep[] = [];
    persist.rehydrate();
    const stopNoting = persist.onHydrate(() => {
      before = stepsOf(eventId, djId);
    });
    const stopReading = persist.onFinishHydration(() => {
      const now = new Set(stepsOf(eventId, djId).map(({ id }) => id));
      // Another tab got the answer; this one only knows that there is one.
      if (before.some(({ id }) => !now.has(id))) readBoard();
    });
    const stopSending = startStepOutbox(djId, {
      onRefusal: (step, error) => handleRefusal(step, error),
      onCaughtUp: () => readBoard(),
    });
    return () => {
      stopNoting();
      stopReading();
      stopSending();
    };
  }, [eventId, djId]);
  useEffect(() => useStepsStore.getState().leave, []);
  useOtherTabs(useStepsStore);
}

function stepsOf(eventId: string, djId: string) {
  const { steps } = useStepsStore.getState();
  return steps.filter((step) => step.eventId === eventId && step.djId === djId);
}

/** Returns the name of a step, such as "accept · Zombie". */
export function useStepName() {
  const t = useTranslations("board");
  return ({ step: { verb, title, songs } }: Pick<SavedStep, "step">) => {
    const words = songs > 1 ? t("several", { count: songs }) : title;
    return [t(`steps.${verb}`), words].filter(Boolean).join(" · ");
  };
}
