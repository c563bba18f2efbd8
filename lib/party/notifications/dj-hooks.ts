import { useEffect, useEffectEvent, useRef } from "react";
import { useSWRConfig } from "swr";
import { addressOf } from "@/lib/calls/address";
import { yieldToPaint } from "@/lib/client/scheduling/yield-to-paint";
import { useReviseEvent } from "@/lib/party/events/hooks";
import { isOfEvents } from "@/lib/party/events/list";
import type { DjEvent } from "@/lib/party/events/schema";
import { liveCalls } from "@/lib/party/live/calls";
import type { DjDelta } from "@/lib/party/live/schema";
import { joinEventStream } from "@/lib/party/live/shared-stream";
import type { NewNotification } from "./persisted-rules";
import { ofRequest } from "./rules";
import { useNotificationsStore } from "./store";

/**
 * Notifies a DJ of each new request at an event, including those that arrived while this device was not listening, and
 * keeps the list of events up to date. Shares its stream with an open board.
 */
export function useEventUpdates({ id, timeZone, cursor }: DjEvent) {
  const revise = useReviseEvent();
  const { mutate } = useSWRConfig();
  const due = useRef<{ cursor: number; notifications: NewNotification[] }>(undefined);

  const handleMessage = useEffectEvent((data: unknown) => {
    const delta = data as DjDelta;
    revise({ ...delta.event, id, counts: delta.counts });
    if (delta.verb !== "asked") return;
    // A request that is already decided needs no notification.
    const waiting = delta.requests.filter(({ status }) => status === "pending");
    const notifications = waiting.map((request) => ofRequest(request, { id, timeZone }));
    if (!due.current) void yieldToPaint().then(() => hearDue());
    due.current = {
      cursor: delta.id,
      notifications: [...(due.current?.notifications ?? []), ...notifications],
    };
  });

  /** Once for all changes that come together, and after the page shows them: it writes to the device. */
  const hearDue = useEffectEvent(() => {
    if (!due.current) return;
    const { cursor: to, notifications } = due.current;
    due.current = undefined;
    useNotificationsStore.getState().hear(id, to, notifications);
  });

  const firstCursor = useEffectEvent(() => {
    const { heard, hear } = useNotificationsStore.getState();
    if (heard[id] === undefined) hear(id, cursor);
    return heard[id] ?? cursor;
  });

  useEffect(
    () =>
      joinEventStream(addressOf(liveCalls.dj, { params: { id }, query: {} }), firstCursor(), {
        hearsHidden: false,
        onMessage: (data) => handleMessage(data),
        // Too many were missed to list each one.
        onReset: (to) => {
          hearDue();
          useNotificationsStore.getState().hear(id, to);
        },
        onGone: () => void mutate(isOfEvents),
        onConnection: () => {},
      }),
    [id, mutate],
  );
}
