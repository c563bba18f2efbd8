import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent } from "react";
import { useOtherTabs } from "@/lib/client/use-other-tabs";
import { useToasts } from "@/lib/client/use-toasts";
import { heldBy } from "@/lib/party/outbox/rules";
import type { SavedStep } from "@/lib/party/outbox/schema";
import { startOutbox } from "@/lib/party/outbox/start";
import { useStepsStore } from "@/lib/party/outbox/store";
import { useKeptBoard } from "./kept-hooks";
import type { Board } from "./schema";
import { useReadBoard, useShowStep } from "./show-ahead";
import { forgetShown, isShown, noteShown, rollBack, rollBackAllBut, settle } from "./shown-steps";

/** Sends what the DJ has done, now or when the network returns, and shows what the server makes of it. */
export function useOutbox(board: Board) {
  const { id: eventId, djId } = board;
  const isReady = useKeptBoard(board);
  const readBoard = useReadBoard(eventId);
  const nameOf = useStepName();
  const toasts = useToasts();
  const show = useShowStep(eventId);

  /** Shows the steps of an earlier page, or of another tab, that are still to be sent. */
  const showSaved = useEffectEvent(() => {
    const unsent = useStepsStore.getState().steps.filter(({ clash }) => !clash);
    // Another tab got the answer; this one only knows that there is one.
    if (rollBackAllBut(new Set(unsent.map(({ id }) => id)))) readBoard();
    for (const step of stepsOf(eventId, djId)) {
      if (!isShown(step.id) && !step.clash) noteShown(step.id, show(step.expected, step.step));
    }
  });
  const handleRefusal = useEffectEvent((step: SavedStep, error?: unknown) => {
    for (const held of heldBy(step, stepsOf(eventId, djId))) rollBack(held);
    if (error) toasts.error(error, { description: nameOf(step) });
    readBoard();
  });
  const handleCaughtUp = useEffectEvent(readBoard);

  useEffect(() => {
    useStepsStore.persist.rehydrate();
    if (!isReady && stepsOf(eventId, djId).length > 0) return;
    showSaved();
    const stopShowing = useStepsStore.persist.onFinishHydration(() => showSaved());
    const stopSending = startOutbox(djId, {
      onAnswer: settle,
      onRefusal: (step, error) => handleRefusal(step, error),
      onCaughtUp: () => handleCaughtUp(),
    });
    return () => {
      stopShowing();
      stopSending();
    };
  }, [eventId, djId, isReady]);
  useEffect(() => forgetShown, []);
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
