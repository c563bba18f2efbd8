"use client";

import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { IconPlus } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { SWRConfig } from "swr";
import { MembersDialog } from "@/components/party/members/members-dialog";
import { useDialog } from "@/components/ui/use-dialog";
import { useLazyPart } from "@/components/ui/use-lazy-part";
import type { Dj } from "@/lib/account/auth/schema";
import { useErrorText } from "@/lib/client/error-text";
import { djEventsKey } from "@/lib/party/events/calls";
import { useEvents } from "@/lib/party/events/hooks";
import type { DjEvent, ListedEvent } from "@/lib/party/events/schema";
import { EventCard } from "./event-card";
import { EventDialog } from "./event-dialog";
import { EventsEmpty } from "./events-empty";
import { LeavingDialog } from "./leaving-dialog";
import { QrDialog } from "./qr-dialog";
import { RemovalDialog } from "./removal-dialog";

/** The DJ's events: create, edit, open, close, and go to the board. */
export function EventsScreen({
  events,
  dj,
  origin,
}: {
  events: ListedEvent[];
  dj: Dj;
  /** The address of the site, as guests reach it. */
  origin: string;
}) {
  return (
    <SWRConfig value={{ fallback: { [djEventsKey]: { events } } }}>
      <Events dj={dj} origin={origin} />
    </SWRConfig>
  );
}

function Events({ dj, origin }: { dj: Dj; origin: string }) {
  const t = useTranslations("events");
  const errorText = useErrorText();
  const { data, error } = useEvents();
  // Without an event, the form creates one.
  const editing = useDialog<DjEvent | undefined>();
  const removal = useDialog<DjEvent>();
  const ruling = useDialog<DjEvent>();
  const rulesPart = useLazyPart(loadRules);
  const sharing = useDialog<DjEvent>();
  const showing = useDialog<DjEvent>();
  const leaving = useDialog<DjEvent>();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that opened the dialog is gone with its card.
  const focusHeading = () => heading.current?.focus();
  const events = data?.events ?? [];
  const pageOf = ({ code }: DjEvent) => `${origin}/requests?event=${code}`;
  const handleCreate = () => editing.open(undefined);

  return (
    <Box sx={{ display: "grid", gap: 3 }}>
      <Box sx={{ display: "flex", alignItems: "center", gap: 2, flexWrap: "wrap", minHeight: 48 }}>
        <Typography ref={heading} component="h1" variant="h3" tabIndex={-1} sx={{ flex: 1 }}>
          {t("title")}
        </Typography>
        {events.length > 0 && (
          <Button variant="contained" size="large" startIcon={<IconPlus />} onClick={handleCreate}>
            {t("new")}
          </Button>
        )}
      </Box>
      {error && <Alert severity="error">{errorText(error)}</Alert>}
      {data && events.length === 0 && <EventsEmpty onCreate={handleCreate} />}
      <Box
        component="ul"
        sx={{
          display: "grid",
          gap: 2.5,
          gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 340px), 1fr))",
          listStyle: "none",
          m: 0,
          p: 0,
        }}
      >
        {events.map((event) => (
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
            onShare={() => sharing.open(event)}
            onRemove={() => removal.open(event)}
            onLeave={() => leaving.open(event)}
          />
        ))}
      </Box>
      {editing.show((event, dialog) => (
        <EventDialog {...dialog} event={event} djName={dj.name} />
      ))}
      {showing.show((event, dialog) => (
        <QrDialog {...dialog} event={event} page={pageOf(event)} />
      ))}
      {ruling.show(
        (event, dialog) => rulesPart.Part && <rulesPart.Part {...dialog} event={event} />,
      )}
      {sharing.show((event, dialog) => (
        <MembersDialog {...dialog} event={event} dj={dj} />
      ))}
      {leaving.show((event, dialog) => (
        <LeavingDialog {...dialog} event={event} dj={dj} onGone={focusHeading} />
      ))}
      {removal.show((event, dialog) => (
        <RemovalDialog {...dialog} event={event} onGone={focusHeading} />
      ))}
    </Box>
  );
}

async function loadRules() {
  const { RulesDialog } = await import("@/components/party/host-rules/rules-dialog");
  return RulesDialog;
}
