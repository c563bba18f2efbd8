"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { SWRConfig } from "swr";
import { RequestsStoreProvider } from "@/components/party/request-list/requests-store-provider";
import { clamp } from "@/components/ui/clamp";
import { useOtherTabs } from "@/components/ui/use-other-tabs";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { addressOf } from "@/lib/calls/address";
import {
  useGuestEvent,
  useGuestLive,
  useRequests,
  useShowSubmitted,
} from "@/lib/party/guests/hooks";
import { useOutbox } from "@/lib/party/guests/outbox";
import { useOutboxStore } from "@/lib/party/guests/store";
import { useOwnNews } from "@/lib/party/notifications/guest-hooks";
import { requestCalls } from "@/lib/party/requests/calls";
import { type GuestList, type ListQuery, ownQuery } from "@/lib/party/requests/list-schema";
import type { GuestEvent } from "@/lib/party/requests/schema";
import { NowPlayingCard } from "./now-playing-card";
import { OwnRequests } from "./own-requests";
import { PlainAnswerAlert, type PlainForm } from "./plain-answer-alert";
import { RequestForm } from "./request-form";
import { Tonight } from "./tonight";

type GuestScreenProps = {
  event: GuestEvent;
  list: GuestList;
  own: GuestList;
  query: ListQuery;
  plain: PlainForm;
};

/** The guest page: what is playing, the way to submit a request, and what became of everybody's requests. */
export function GuestScreen({ event, list, own, query, plain }: GuestScreenProps) {
  const params = { code: event.code };
  const fallback = {
    [addressOf(requestCalls.event, { params })]: event,
    [addressOf(requestCalls.list, { params, query })]: list,
    [addressOf(requestCalls.list, { params, query: ownQuery })]: own,
  };
  return (
    <SWRConfig value={{ fallback }}>
      <RequestsStoreProvider query={query}>
        <Requests code={event.code} initial={event} plain={plain} />
      </RequestsStoreProvider>
    </SWRConfig>
  );
}

function Requests({
  code,
  initial,
  plain,
}: {
  code: string;
  initial: GuestEvent;
  plain: PlainForm;
}) {
  const t = useTranslations("requests");
  const { data: event = initial } = useGuestEvent(code);
  const { data: own } = useRequests(code, ownQuery);
  const showSubmitted = useShowSubmitted(code);
  const [said, setSaid] = useState("");
  const saved = useOutbox(code, {
    onSent(answer) {
      showSubmitted(answer);
      setSaid(t(answer.merged ? "joined" : "sent", { title: answer.request.title }));
    },
  });
  useOtherTabs(useOutboxStore);
  useGuestLive(code);
  useOwnNews(code, own?.requests);

  return (
    <Box
      sx={{
        display: "grid",
        gap: { xs: 2.5, md: 4 },
        gridTemplateColumns: { md: "minmax(0, 5fr) minmax(0, 7fr)" },
        alignItems: "start",
      }}
    >
      <Box sx={{ display: "grid", gap: 2, position: { md: "sticky" }, top: { md: 88 } }}>
        <Box sx={{ minWidth: 0 }}>
          <Typography dir="auto" sx={{ ...clamp(1), fontWeight: 700, fontSize: "1rem" }}>
            {event.name}
          </Typography>
          <Typography dir="auto" variant="body2" color="textSecondary" sx={clamp(1)}>
            {[event.venue, event.djName].filter(Boolean).join(" · ")}
          </Typography>
        </Box>
        <NowPlayingCard playing={event.playing} />
        <Typography component="h1" variant="h4">
          {t("question", { dj: event.djName || t("theDj") })}
        </Typography>
        <PlainAnswerAlert plain={plain} />
        <RequestForm event={event} plain={plain} />
        <OwnRequests saved={saved} requests={own?.requests ?? []} timeZone={event.timeZone} />
        <VisuallyHidden role="status">{said}</VisuallyHidden>
      </Box>
      <Tonight event={event} />
    </Box>
  );
}
