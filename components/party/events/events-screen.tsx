"use client";

import Box from "@mui/material/Box";
import { IconPlus } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { SWRConfig } from "swr";
import { PermalinkCard } from "@/components/party/permalinks/permalink-card";
import { useAskedNew } from "@/components/shell/navigation/use-asked-new";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Head } from "@/components/ui/head";
import type { Dj } from "@/lib/account/auth/schema";
import { useErrorText } from "@/lib/client/error-text";
import { djEventsKey, runningEventsKey } from "@/lib/party/events/calls";
import { useEvents, useRunningEvents } from "@/lib/party/events/hooks";
import type { EventList } from "@/lib/party/events/list-schema";
import type { DjEvent, ListedEvent } from "@/lib/party/events/schema";
import { may } from "@/lib/party/members/rules";
import { permalinkKey } from "@/lib/party/permalinks/dj-calls";
import type { Permalink } from "@/lib/party/permalinks/dj-schema";
import { EventCard } from "./event-card";
import { EventPages } from "./event-pages";
import { EventsEmpty } from "./events-empty";
import { guestPage, useEventDialogs } from "./use-event-dialogs";

type Props = {
  dj: Dj;
  /** The address of the site, as guests reach it. */
  origin: string;
  /** Whether all visitors of a demo share this account. */
  isShared: boolean;
  /** The code that the DJ has scanned off a screen. */
  screen?: string | undefined;
};

/** The DJ's events: create, edit, open, close, and go to the board. */
export function EventsScreen({
  events,
  running,
  permalink,
  ...props
}: Props & { events: EventList; running: EventList; permalink: Permalink }) {
  const fallback = {
    [djEventsKey]: events,
    [runningEventsKey]: running,
    [permalinkKey]: permalink,
  };
  return (
    <SWRConfig value={{ fallback }}>
      <Events {...props} />
    </SWRConfig>
  );
}

function Events({ dj, origin, isShared, screen }: Props) {
  const t = useTranslations("events");
  const errorText = useErrorText();
  const { data, error } = useEvents();
  const { data: running } = useRunningEvents();
  const heading = useRef<HTMLHeadingElement>(null);
  const known = [...(running?.events ?? []), ...(data?.events ?? [])];
  const { create, openersOf, dialogs } = useEventDialogs({
    dj,
    origin,
    scanned: { code: screen, event: screen ? likeliest(known) : undefined },
    onGone: () => heading.current?.focus(),
  });
  useAskedNew(create);
  const events = data?.events ?? [];

  return (
    <>
      <Head title={t("title")} titleRef={heading}>
        {events.length > 0 && (
          <Button variant="contained" onClick={create}>
            <IconPlus />
            {t("new")}
          </Button>
        )}
      </Head>
      <Box sx={{ display: "grid", gap: 3 }}>
        {error && <Alert severity="error">{errorText(error)}</Alert>}
        <PermalinkCard events={running?.events ?? []} origin={origin} canChange={!isShared} />
        {data && events.length === 0 && <EventsEmpty onCreate={create} />}
        <EventPages
          cardOf={(event) => (
            <EventCard
              key={event.id}
              event={event}
              page={guestPage(origin, event)}
              {...openersOf(event)}
            />
          )}
        />
        {dialogs}
      </Box>
    </>
  );
}

/** The event that a scanned screen is most likely meant for. The code stays at hand for the others. */
function likeliest(events: ListedEvent[]): DjEvent | undefined {
  const own = events.filter(({ role }) => may(role, "manage"));
  return own.find(({ status }) => status === "open" || status === "paused") ?? own[0];
}
