import { useTranslations } from "next-intl";
import { StatusChip } from "@/components/party/request-list/status-chip";
import { PlainButton } from "@/components/ui/plain-button";
import type from "@/components/ui/type.module.css";
import { useOutboxStore } from "@/lib/party/guests/store";
import { useRequestsStore } from "@/lib/party/request-list/store";
import type { GuestEvent, GuestRequest } from "@/lib/party/requests/schema";
import { LateChip } from "./late-chip";
import { OwnRow } from "./own-row";
import rows from "./row.module.css";
import { SavedRow } from "./saved-row";
import { canWithdraw, WithdrawButton } from "./withdraw-button";

/** Few, so that the list of all requests stays in reach. */
const MOST_SHOWN = 3;

type Props = {
  requests: GuestRequest[];
  event: GuestEvent;
  canChange: boolean;
  onWithdraw: (request: GuestRequest) => void;
};

/**
 * The guest's own requests, the newest first, whatever their state: saved on the phone, refused, or on the DJ's list.
 * The filter below shows the rest, and what the guest only voted for.
 */
export function OwnRequests({ requests, event, canChange, onWithdraw }: Props) {
  const t = useTranslations("requests");
  const submissions = useOutboxStore((outbox) => outbox.submissions);
  const saved = submissions.filter(({ code }) => code === event.code);
  const setFilter = useRequestsStore((state) => state.setFilter);
  const asked = requests.filter((request) => request.asked).sort(byNewest);
  if (saved.length + asked.length === 0) return null;
  return (
    <section aria-labelledby="own-requests">
      <h2 id="own-requests" className={type.h5}>
        {t("own")}
      </h2>
      <ul className={rows.rows}>
        {saved.reverse().map((submission) => (
          <SavedRow key={submission.request.id} saved={submission} />
        ))}
        {asked.slice(0, MOST_SHOWN).map((request) => (
          <OwnRow key={request.id} title={request.title} artist={request.artist}>
            <StatusChip request={request} timeZone={event.timeZone} />
            <LateChip request={request} event={event} />
            {canChange && canWithdraw(request) && (
              <WithdrawButton request={request} onWithdraw={onWithdraw} />
            )}
          </OwnRow>
        ))}
      </ul>
      {asked.length > MOST_SHOWN && (
        <PlainButton size="medium" onClick={() => setFilter("mine")}>
          {t("allOwn")}
        </PlainButton>
      )}
    </section>
  );
}

function byNewest(a: GuestRequest, b: GuestRequest) {
  return a.createdAt < b.createdAt ? 1 : -1;
}
