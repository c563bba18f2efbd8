"use client";

import { useTranslations } from "next-intl";
import { type ComponentProps, lazy, type ReactNode, Suspense, useRef, useState } from "react";
import { SWRConfig } from "swr";
import { ConnectionNotice } from "@/components/party/request-list/connection-notice";
import { RequestsStoreProvider } from "@/components/party/request-list/requests-store-provider";
import type from "@/components/ui/type.module.css";
import { useLatePart } from "@/components/ui/use-late-part";
import { DAY_AND_CLOCK, useZonedTime } from "@/components/ui/use-zoned-time";
import { addressOf } from "@/lib/calls/address";
import { isAppError } from "@/lib/calls/errors";
import { useWithdraw } from "@/lib/party/guests/backing-hooks";
import { useGuestEvent, useRequests } from "@/lib/party/guests/hooks";
import { canSend, type Ending, stillHolds } from "@/lib/party/guests/rules";
import { requestCalls } from "@/lib/party/requests/calls";
import { ownQuery } from "@/lib/party/requests/list-queries";
import type { GuestList, ListQuery } from "@/lib/party/requests/list-schema";
import type { GuestEvent, GuestRequest } from "@/lib/party/requests/schema";
import { EventHead } from "./event-head";
import styles from "./guest-screen.module.css";
import { NowPlayingCard } from "./now-playing-card";
import { OtherEventLink } from "./other-event-link";
import { OwnRequests } from "./own-requests";
import { PlainAnswerAlert, type PlainState } from "./plain-answer-alert";
import { RequestForm } from "./request-form";
import { Tonight } from "./tonight";
import { useEnding } from "./use-ending";
import { useHeardAt } from "./use-heard-at";
import { type Sent, useSentHere } from "./use-sent-here";
import { useTrustLink } from "./use-trust-link";

const JoinScreen = lazy(() =>
  import("./join-screen").then(({ JoinScreen }) => ({ default: JoinScreen })),
);
const loadLive = () => import("./live-updates").then(({ LiveUpdates }) => LiveUpdates);
const loadSent = () => import("./sent-alert").then(({ SentAlert }) => SentAlert);
const loadUpdates = () => import("./own-updates").then(({ OwnUpdates }) => OwnUpdates);
const loadKeeper = () => import("./night-keeper").then(({ NightKeeper }) => NightKeeper);
const loadOffer = () => import("./tell-offer").then(({ TellOffer }) => TellOffer);
const loadPocket = () => import("./pocket").then(({ Pocket }) => Pocket);
const loadPast = () => import("./past-nights").then(({ PastNights }) => PastNights);

type GuestScreenProps = {
  event: GuestEvent;
  list: GuestList;
  own: GuestList;
  query: ListQuery;
  plain: PlainState;
  /** The request that the guest loves of those that play. */
  loved: string | null;
  /** The list of a night that is over. */
  recap?: ReactNode;
  /** When the server made this page: without a network, an older one opens. */
  at: string;
};

/** The guest page: the playing song, the request form, and the status of all requests. */
export function GuestScreen({ event, list, own, query, ...rest }: GuestScreenProps) {
  const params = { code: event.code };
  const fallback = {
    [addressOf(requestCalls.event, { params })]: event,
    [addressOf(requestCalls.list, { params, query })]: list,
    [addressOf(requestCalls.list, { params, query: ownQuery })]: own,
  };
  return (
    <SWRConfig value={{ fallback }}>
      <RequestsStoreProvider query={query}>
        <RequestsOrEnd code={event.code} initial={event} {...rest} />
      </RequestsStoreProvider>
    </SWRConfig>
  );
}

type Rest = Pick<GuestScreenProps, "plain" | "loved" | "recap" | "at">;
type Props = Rest & { code: string; initial: GuestEvent };

/** The page, for as long as there is such an event. */
function RequestsOrEnd({ code, initial, ...rest }: Props) {
  const { data: event = initial, error } = useGuestEvent(code);
  const isGone = isAppError(error) && error.code === "not_found";
  if (!isGone) return <Requests event={event} {...rest} />;
  return (
    <Suspense>
      <JoinScreen gone={event.name} />
    </Suspense>
  );
}

function Requests({ event, plain, loved, recap, at }: Rest & { event: GuestEvent }) {
  const t = useTranslations("requests");
  const { code } = event;
  useTrustLink(code);
  const { data: own } = useRequests(code, ownQuery);
  const requests = own?.requests ?? [];
  const [answer, closeAnswer] = useSentHere(code);
  const withdraw = useWithdraw(code);
  const ending = useEnding(event);
  const Offer = useLatePart(loadOffer);
  const Pocket = useLatePart(loadPocket);
  const Updates = useLatePart(loadUpdates);
  const [madeAt, setMadeAt] = useState(at);
  const heardAt = useHeardAt(madeAt);
  const time = useZonedTime(event.timeZone)(heardAt, isOld(heardAt) ? DAY_AND_CLOCK : undefined);
  const [hasIdeas, showIdeas] = useState(false);
  const songField = useRef<HTMLInputElement>(null);

  function handleWithdraw(request: GuestRequest) {
    // The request is not with the DJ any more.
    if (request.id === answer?.request.id) closeAnswer();
    withdraw(request);
  }

  return (
    <div className={styles.screen}>
      <div className={styles.notice}>
        <ConnectionNotice
          offline={t(canSend(event) ? "offline" : "offlineReading", { time })}
          lost={t(canSend(event) ? "lost" : "lostReading", { time })}
        />
      </div>
      <div className={styles.own}>
        <EventHead event={event} />
        <NowPlayingCard event={event} ending={ending} loved={loved} />
        <h1 tabIndex={-1} className={type.h4}>
          {ending ? t(`ending.${ending}`) : t("question", { dj: event.djName || t("theDj") })}
        </h1>
        <PlainAnswerAlert plain={plain} own={requests} />
        <RequestForm
          ref={songField}
          event={event}
          own={requests}
          plain={plain}
          hasIdeas={hasIdeas}
          onIdeas={showIdeas}
          onWithdraw={handleWithdraw}
        />
        <div role="status" className={styles.status}>
          {/* An idea says itself what became of it. */}
          <SentHere
            code={code}
            answer={hasIdeas ? undefined : trueOf(answer, requests)}
            onClose={closeAnswer}
          />
        </div>
        <OwnRequests
          requests={requests}
          event={event}
          canChange={event.status === "open" || event.status === "paused"}
          ending={ending}
          onEdit={() => songField.current?.focus()}
          onWithdraw={handleWithdraw}
        >
          {Offer && ending !== "over" && <Offer code={code} own={requests} />}
        </OwnRequests>
        {Updates && (
          <Updates code={code} timeZone={event.timeZone} pageCount={own?.pageCount ?? 1} />
        )}
      </div>
      <NightList event={event} ending={ending} own={requests} recap={recap}>
        <Tonight event={event} ending={ending} onWithdraw={handleWithdraw} />
      </NightList>
      <LiveHere code={code} />
      {Pocket && <Pocket event={event} own={requests} onRestored={setMadeAt} />}
    </div>
  );
}

function LiveHere({ code }: { code: string }) {
  const Live = useLatePart(loadLive);
  return Live && <Live code={code} />;
}

type SentProps = ComponentProps<Awaited<ReturnType<typeof loadSent>>>;

function SentHere({ answer, ...props }: Omit<SentProps, "answer"> & { answer: Sent | undefined }) {
  const Alert = useLatePart(loadSent);
  return Alert && answer && <Alert answer={answer} {...props} />;
}

type NightListProps = {
  event: GuestEvent;
  ending: Ending | undefined;
  own: GuestRequest[];
  recap: ReactNode;
  children: ReactNode;
};

/** The list of all requests, until the night is over and its recap is there. */
function NightList({ event, ending, own, recap, children }: NightListProps) {
  const isOver = ending === "over" || ending === "closed";
  const [wasOver] = useState(isOver);
  const Keeper = useLatePart(loadKeeper);
  const Past = useLatePart(loadPast, isOver);
  const isRecapShown = isOver && Boolean(recap);
  return (
    <div className={styles.list}>
      {isRecapShown ? recap : children}
      {isRecapShown && Past && <Past but={event.code} />}
      {isRecapShown && <OtherEventLink />}
      {Keeper && <Keeper event={event} own={own} needsRecap={isOver && !wasOver && !recap} />}
    </div>
  );
}

/** What was sent, as long as that is how it stands. */
function trueOf(answer: Sent | undefined, own: GuestRequest[]) {
  const { request, merged } = answer ?? {};
  return request && stillHolds({ id: request.id, merged: merged === true }, own)
    ? answer
    : undefined;
}

const HALF_DAY_MS = 12 * 60 * 60 * 1000;

/** Whether a time of day alone could mean another night. */
function isOld(at: string) {
  return Date.now() - Date.parse(at) > HALF_DAY_MS;
}
