"use client";

import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { IconPlus } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { SWRConfig } from "swr";
import { MembersDialog } from "@/components/party/members/members-dialog";
import { PermalinkCard } from "@/components/party/permalinks/permalink-card";
import { WallsDialog } from "@/components/party/screens/walls-dialog";
import { useAskedNew } from "@/components/shell/navigation/use-asked-new";
import { Head } from "@/components/ui/head";
import { useDialog } from "@/components/ui/use-dialog";
import { useLazyPart } from "@/components/ui/use-lazy-part";
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
import { EventDialog } from "./event-dialog";
import { EventPages } from "./event-pages";
import { EventsEmpty } from "./events-empty";
import { LeavingDialog } from "./leaving-dialog";
import { QrDialog } from "./qr-dialog";
import { RemovalDialog } from "./removal-dialog";

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
  // Without an event, the form creates one.
  const editing = useDialog<DjEvent | undefined>();
  const removal = useDialog<DjEvent>();
  const ruling = useDialog<DjEvent>();
  const rulesPart = useLazyPart(loadRules);
  const choosing = useDialog<DjEvent>();
  const cratesPart = useLazyPart(loadCrates);
  const sharing = useDialog<DjEvent>();
  const showing = useDialog<DjEvent>();
  const leaving = useDialog<DjEvent>();
  const listing = useDialog<DjEvent>();
  const playlistPart = useLazyPart(loadPlaylist, { isFetchedAhead: false });
  const screens = useDialog<DjEvent>(
    screen ? likeliest([...(running?.events ?? []), ...(data?.events ?? [])]) : undefined,
  );
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that opened the dialog is gone with its card.
  const focusHeading = () => heading.current?.focus();
  const events = data?.events ?? [];
  const pageOf = ({ code }: DjEvent) => `${origin}/requests?event=${code}`;
  const handleCreate = () => editing.open(undefined);
  useAskedNew(handleCreate);

  return (
    <>
      <Head title={t("title")} titleRef={heading}>
        {events.length > 0 && (
          <Button variant="contained" size="large" startIcon={<IconPlus />} onClick={handleCreate}>
            {t("new")}
          </Button>
        )}
      </Head>
      <Box sx={{ display: "grid", gap: 3 }}>
        {error && <Alert severity="error">{errorText(error)}</Alert>}
        <PermalinkCard events={running?.events ?? []} origin={origin} canChange={!isShared} />
        {data && events.length === 0 && <EventsEmpty onCreate={handleCreate} />}
        <EventPages
          cardOf={(event) => (
            <EventCard
              key={event.id}
              event={event}
              page={pageOf(event)}
              onShow={() => showing.open(event)}
              onEdit={() => editing.open(event)}
              onRules={() => {
                ruling.open(event);
                rulesPart.open();
              }}
              onCrates={() => {
                choosing.open(event);
                cratesPart.open();
              }}
              onShare={() => sharing.open(event)}
              onScreens={() => screens.open(event)}
              onPlaylist={() => {
                listing.open(event);
                playlistPart.open();
              }}
              onRemove={() => removal.open(event)}
              onLeave={() => leaving.open(event)}
            />
          )}
        />
        {editing.show((event, dialog) => (
          <EventDialog {...dialog} event={event} djName={dj.name} />
        ))}
        {showing.show((event, dialog) => (
          <QrDialog {...dialog} event={event} page={pageOf(event)} />
        ))}
        {ruling.show(
          (event, dialog) => rulesPart.Part && <rulesPart.Part {...dialog} event={event} />,
        )}
        {choosing.show(
          (event, dialog) => cratesPart.Part && <cratesPart.Part {...dialog} event={event} />,
        )}
        {sharing.show((event, dialog) => (
          <MembersDialog {...dialog} event={event} dj={dj} />
        ))}
        {screens.show((event, dialog) => (
          <WallsDialog {...dialog} event={event} code={screen} origin={origin} />
        ))}
        {listing.show(
          (event, dialog) => playlistPart.Part && <playlistPart.Part {...dialog} event={event} />,
        )}
        {leaving.show((event, dialog) => (
          <LeavingDialog {...dialog} event={event} dj={dj} onGone={focusHeading} />
        ))}
        {removal.show((event, dialog) => (
          <RemovalDialog {...dialog} event={event} onGone={focusHeading} />
        ))}
      </Box>
    </>
  );
}

async function loadRules() {
  const { RulesDialog } = await import("@/components/party/host-rules/rules-dialog");
  return RulesDialog;
}

async function loadCrates() {
  const { CratesDialog } = await import("@/components/party/crates/crates-dialog");
  return CratesDialog;
}

async function loadPlaylist() {
  const { PlaylistDialog } = await import("@/components/party/exports/playlist-dialog");
  return PlaylistDialog;
}

/** The event that a scanned screen is most likely meant for. The code stays at hand for the others. */
function likeliest(events: ListedEvent[]): DjEvent | undefined {
  const own = events.filter(({ role }) => may(role, "manage"));
  return own.find(({ status }) => status === "open" || status === "paused") ?? own[0];
}
