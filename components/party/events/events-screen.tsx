"use client";

import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { IconPlus } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { SWRConfig } from "swr";
import { MembersDialog } from "@/components/party/members/members-dialog";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import type { Dj } from "@/lib/account/auth/schema";
import { useErrorText } from "@/lib/client/error-text";
import { djEventsKey } from "@/lib/party/events/calls";
import { useEvents } from "@/lib/party/events/hooks";
import type { DjEvent, ListedEvent } from "@/lib/party/events/schema";
import { useMembersActions } from "@/lib/party/members/hooks";
import { EventCard } from "./event-card";
import { EventDialog } from "./event-dialog";
import { EventsEmpty } from "./events-empty";
import { RemovalDialog } from "./removal-dialog";

/** The DJ's events: make one, set it up, open and close it, go to its board. */
export function EventsScreen({ events, dj }: { events: ListedEvent[]; dj: Dj }) {
  return (
    <SWRConfig value={{ fallback: { [djEventsKey]: { events } } }}>
      <Events dj={dj} />
    </SWRConfig>
  );
}

/** A dialog keeps its event while it fades out. */
type Opened<T> = { event: T; isOpen: boolean };

function Events({ dj }: { dj: Dj }) {
  const t = useTranslations("events");
  const errorText = useErrorText();
  const { data, error } = useEvents();
  const [edited, setEdited] = useState<Opened<DjEvent | undefined>>();
  const [removed, setRemoved] = useState<Opened<DjEvent>>();
  const [shared, setShared] = useState<Opened<DjEvent>>();
  const [left, setLeft] = useState<Opened<DjEvent>>();
  const { leave } = useMembersActions();
  const heading = useRef<HTMLHeadingElement>(null);
  const events = data?.events ?? [];
  const handleCreate = () => setEdited({ event: undefined, isOpen: true });

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
            onEdit={() => setEdited({ event, isOpen: true })}
            onShare={() => setShared({ event, isOpen: true })}
            onRemove={() => setRemoved({ event, isOpen: true })}
            onLeave={() => setLeft({ event, isOpen: true })}
          />
        ))}
      </Box>
      {edited && (
        <EventDialog
          {...edited}
          djName={dj.name}
          onClose={() => setEdited({ ...edited, isOpen: false })}
        />
      )}
      {shared && (
        <MembersDialog
          {...shared}
          dj={dj}
          onClose={() => setShared({ ...shared, isOpen: false })}
        />
      )}
      {left && (
        <ConfirmDialog
          isOpen={left.isOpen}
          title={t("leaving.title", { name: left.event.name })}
          keep={t("leaving.keep")}
          confirm={t("leaving.confirm")}
          onConfirm={() => leave(left.event.id, dj.id)}
          onClose={() => setLeft({ ...left, isOpen: false })}
          onGone={() => heading.current?.focus()}
        >
          {t("leaving.text")}
        </ConfirmDialog>
      )}
      {removed && (
        <RemovalDialog
          {...removed}
          onClose={() => setRemoved({ ...removed, isOpen: false })}
          // The button that opened it is gone with its card.
          onGone={() => heading.current?.focus()}
        />
      )}
    </Box>
  );
}
