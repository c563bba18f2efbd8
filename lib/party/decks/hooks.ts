import { useSWRConfig } from "swr";
import { addressOf } from "@/lib/calls/address";
import { useAnswer } from "@/lib/client/hooks";
import { send } from "@/lib/client/send";
import { useWrite } from "@/lib/client/use-write";
import { eventCalls } from "@/lib/party/events/calls";
import type { DjEvent, Settings } from "@/lib/party/events/schema";
import { deckCalls as calls } from "./calls";
import type { DeckLink, Hearings } from "./schema";

/** A DJ who sets their program up watches the line that says what was heard. */
const LOOK_EVERY_MS = 2000;

/** How the DJ's program reaches us, and what was heard last. */
export function useDeckLink(fallbackData: DeckLink) {
  const { data, mutate } = useAnswer(calls.link, undefined, {
    fallbackData,
    refreshInterval: LOOK_EVERY_MS,
    dedupingInterval: LOOK_EVERY_MS / 2,
  });
  const write = useWrite();
  return {
    link: data ?? fallbackData,
    connect: (onCreated: (secret: string) => void) =>
      write({
        send: () => send(calls.connect),
        async onSuccess({ secret }) {
          onCreated(secret);
          await mutate();
        },
      }),
    disconnect: (success: string) =>
      write({ send: () => send(calls.disconnect), onSuccess: () => mutate(), success }),
    choose: (eventId: string | null) =>
      write({ send: () => send(calls.choose, { body: { eventId } }), onSuccess: readIn(mutate) }),
    test: (onHeard: () => void) =>
      write({
        send: () => send(calls.test),
        async onSuccess(heard) {
          await mutate(heard, false);
          onHeard();
        },
      }),
  };
}

function readIn<D>(mutate: (data: D, revalidate: boolean) => unknown) {
  return (data: D) => mutate(data, false);
}

/** What was heard at an event; a page that only waits for it looks every few seconds. */
export function useHearings(eventId: string | null, isWatched = false) {
  const input = eventId === null ? null : { params: { id: eventId } };
  const { data, mutate } = useAnswer(calls.hearings, input, {
    ...(isWatched && { refreshInterval: LOOK_EVERY_MS, dedupingInterval: LOOK_EVERY_MS / 2 }),
  });
  return { hearings: data, read: mutate };
}

/** How a DJ answers whether a track was the song that guests asked for. */
export function useAnswerQuestion(eventId: string) {
  const { mutate } = useSWRConfig();
  const write = useWrite();
  const key = addressOf(calls.hearings, { params: { id: eventId } });
  return (hearing: number, isSame: boolean) =>
    write({
      send: () => send(calls.answer, { params: { id: eventId, hearing }, body: { isSame } }),
      // It leaves at once: it is answered with one tap.
      optimistic: () => {
        mutate<Hearings>(key, (shown) => shown && { ...shown, question: null }, false);
        return {
          settle: (answer: Hearings) => mutate(key, answer, false),
          rollBack: () => mutate(key),
        };
      },
    });
}

/** How a DJ sets when a track counts at an event. */
export function useDeckSettings(event: Pick<DjEvent, "id">) {
  const write = useWrite();
  const params = { id: event.id };
  return (
    settings: Partial<Pick<Settings, "deckDelay" | "deckPlaysPending">>,
    onSaved: () => void,
  ) =>
    write({
      send: () => send(eventCalls.update, { params, body: { settings } }),
      onSuccess: onSaved,
    });
}
