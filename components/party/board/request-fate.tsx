import { useTranslations } from "next-intl";
import { ExactTime } from "@/components/ui/exact-time";
import { isolated } from "@/components/ui/isolated";
import { useTimeAgo } from "@/components/ui/use-time-ago";
import { QUEUE } from "@/lib/party/events/lanes";
import { useRequestsStore } from "@/lib/party/request-list/store";
import type { DjRequest } from "@/lib/party/requests/schema";
import { PromiseNote } from "./promise-note";
import { useClockTime } from "./use-clock-time";

/** How long a request has been pending, or what became of it and when. */
export function RequestFate({ request }: { request: DjRequest }) {
  if (request.status === "pending") return <Waiting request={request} />;
  return <Decided request={request} />;
}

function Waiting({ request: { createdAt } }: { request: DjRequest }) {
  const t = useTranslations("requests.status");
  const timeAgo = useTimeAgo("short");
  const clockTime = useClockTime();
  const isAmongOthers = useRequestsStore(({ currentFilter }) => currentFilter !== "pending");
  return (
    <>
      {isAmongOthers && `${t("pending")} · `}
      <ExactTime at={createdAt} relative={timeAgo(createdAt)} exact={clockTime(createdAt)} />
    </>
  );
}

function Decided({ request }: { request: DjRequest }) {
  const clockTime = useClockTime();
  const words = useFateWords(request);
  const { acceptedAt, startedAt, playedAt, declinedAt } = request;
  const at = {
    accepted: acceptedAt,
    playing: startedAt,
    played: playedAt,
    declined: declinedAt,
    pending: null,
    withdrawn: null,
  }[request.status];
  return (
    <>
      {words}
      {at && (
        <>
          {" · "}
          <time dateTime={at}>{clockTime(at)}</time>
        </>
      )}
      <PromiseNote request={request} hasDot />
    </>
  );
}

/** Says where a request is, or what became of it. */
export function useFateWords({ status, lane, pinned, declineReason, declineNote }: DjRequest) {
  const t = useTranslations("board");
  const statuses = useTranslations("requests.status");
  if (status === "accepted") {
    if (pinned) return t("pinned");
    return lane === QUEUE ? t("queue") : isolated(lane);
  }
  if (status !== "declined" || !declineReason) return statuses(status);
  return declineNote ? `“${isolated(declineNote)}”` : t(`reasons.${declineReason}`);
}
