import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { StatusChip } from "@/components/party/request-list/status-chip";
import { Button } from "@/components/ui/button";
import type from "@/components/ui/type.module.css";
import { canSend, type Ending } from "@/lib/party/guests/rules";
import { useOutboxStore } from "@/lib/party/guests/store";
import { useRequestsStore } from "@/lib/party/request-list/store";
import { canPostpone, isNext } from "@/lib/party/requests/promise-rules";
import type { GuestEvent, GuestRequest } from "@/lib/party/requests/schema";
import { LateChip } from "./late-chip";
import { NotNowButton } from "./not-now-button";
import { OwnRow } from "./own-row";
import { PlainForm } from "./plain-form";
import rows from "./row.module.css";
import { SavedRow } from "./saved-row";
import { canWithdraw, WithdrawButton } from "./withdraw-button";

/** Few, so that the list of all requests stays in reach. */
const MOST_SHOWN = 3;

type Props = {
  requests: GuestRequest[];
  event: GuestEvent;
  canChange: boolean;
  ending: Ending | undefined;
  onEdit: () => void;
  onWithdraw: (request: GuestRequest) => void;
  /** What is offered to somebody who has asked for a song. */
  children?: ReactNode;
};

/**
 * The guest's own requests, the newest first, whatever their state: saved on the phone, refused, or on the DJ's list.
 * The filter below shows the rest, and what the guest only voted for.
 */
export function OwnRequests(props: Props) {
  const { requests, event, canChange, ending, onEdit, onWithdraw } = props;
  const t = useTranslations("requests");
  const submissions = useOutboxStore((outbox) => outbox.submissions);
  const saved = submissions.filter(({ code }) => code === event.code);
  const setFilter = useRequestsStore((state) => state.setFilter);
  const asked = requests.filter((request) => request.asked).sort(byNewest);
  if (saved.length + asked.length === 0) return null;
  return (
    <section aria-labelledby="own-requests">
      <h2 id="own-requests" tabIndex={-1} className={type.h5}>
        {t("own")}
      </h2>
      <PlainForm code={event.code}>
        <ul className={rows.rows}>
          {saved.reverse().map((submission) => (
            <SavedRow
              key={submission.request.id}
              saved={submission}
              onEdit={canSend(event) ? onEdit : undefined}
            />
          ))}
          {asked.slice(0, MOST_SHOWN).map((request) => {
            const isPromised = isNext(request) && event.playing !== null;
            const notNow = canChange && canPostpone(request) && (
              <NotNowButton
                code={event.code}
                request={request}
                variant={isPromised ? "tinted" : "text"}
              />
            );
            return (
              <OwnRow
                key={request.id}
                title={request.title}
                artist={request.artist}
                isPromised={isPromised}
                below={
                  isPromised &&
                  notNow && (
                    <div className={rows.promise}>
                      <span>{t("promise.yours")}</span>
                      {notNow}
                    </div>
                  )
                }
              >
                <StatusChip request={request} timeZone={event.timeZone} ending={ending} />
                <LateChip request={request} event={event} />
                {!isPromised && notNow}
                {canChange && canWithdraw(request) && (
                  <WithdrawButton request={request} onWithdraw={onWithdraw} />
                )}
              </OwnRow>
            );
          })}
        </ul>
      </PlainForm>
      {asked.length > MOST_SHOWN && (
        <Button size="medium" onClick={() => setFilter("mine")}>
          {t("allOwn")}
        </Button>
      )}
      {props.children}
    </section>
  );
}

function byNewest(a: GuestRequest, b: GuestRequest) {
  return a.createdAt < b.createdAt ? 1 : -1;
}
