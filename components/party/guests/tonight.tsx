import { useTranslations } from "next-intl";
import { FilterTiles } from "@/components/party/request-list/filter-tiles";
import { RequestPages } from "@/components/party/request-list/request-pages";
import { useShownQuery } from "@/components/party/request-list/use-shown-query";
import { Alert } from "@/components/ui/alert";
import type from "@/components/ui/type.module.css";
import { useErrorText } from "@/lib/client/error-text";
import { useServerNow } from "@/lib/client/server-clock";
import { isCollectingAt } from "@/lib/party/events/rules";
import { useBacking } from "@/lib/party/guests/backing-hooks";
import { useRequests } from "@/lib/party/guests/hooks";
import { linesIn } from "@/lib/party/guests/line-rules";
import type { Ending } from "@/lib/party/guests/rules";
import type { GuestEvent, GuestRequest } from "@/lib/party/requests/schema";
import { FoldedSearch } from "./folded-search";
import { OtherEventLink } from "./other-event-link";
import { PlainForm } from "./plain-form";
import { RequestListItem } from "./request-list-item";
import rows from "./row.module.css";
import styles from "./tonight.module.css";
import { useEmptyText } from "./use-empty-text";

const FILTERS = ["all", "pending", "accepted", "mine", "played", "declined"] as const;

type Props = {
  event: GuestEvent;
  ending: Ending | undefined;
  onWithdraw: (request: GuestRequest) => void;
};

/** All requests: the tiles that count and filter, the search, and the list. */
export function Tonight({ event, ending, onWithdraw }: Props) {
  const t = useTranslations("requests");
  const query = useShownQuery();
  const { data: list, error, isLoading } = useRequests(event.code, query);
  const setBacking = useBacking(event.code);
  const errorText = useErrorText();
  const emptyText = useEmptyText(event);

  /** What plays stands above already. */
  const isBelow = ({ status, id }: GuestRequest) =>
    status !== "playing" || id !== event.playing?.id || query.search !== "";
  const now = useServerNow().getTime();
  const below = list?.requests.filter(isBelow);
  const isCollecting = isCollectingAt(event, now);
  // Before the night begins, nobody can say when a song is due.
  const lines = list && !isCollecting ? linesIn(list, query, event, now) : undefined;
  const canChange = event.status === "open" || event.status === "paused";
  return (
    <section aria-labelledby="tonight" className={styles.tonight}>
      {/* On a phone the tiles say enough, and the list starts higher. */}
      <h2 id="tonight" tabIndex={-1} className={`${type.h5} ${styles.heading}`}>
        {t(isCollecting ? "collected" : "tonight")}
      </h2>
      <FoldedSearch>
        <FilterTiles
          filters={FILTERS}
          counts={list?.counts}
          names={{
            ...(ending && { pending: t("filter.unanswered") }),
            ...(ending === "over" && { accepted: t("filter.unplayed") }),
          }}
        />
      </FoldedSearch>
      {error && !list && <Alert severity="error">{errorText(error)}</Alert>}
      <PlainForm code={event.code}>
        <ul aria-busy={isLoading} className={rows.rows}>
          {below?.map((request) => (
            <RequestListItem
              key={request.id}
              request={request}
              event={event}
              canVote={event.settings.votes && canChange}
              canChange={canChange}
              ending={ending}
              inLine={lines?.get(request.id)}
              onVote={setBacking}
              onWithdraw={onWithdraw}
            />
          ))}
        </ul>
      </PlainForm>
      {list && below?.length === 0 && list.page <= list.pageCount && (
        <p className={`${type.quiet} ${styles.empty}`}>
          {emptyText(query, list.requests.length > 0)}
        </p>
      )}
      {list && (list.total > 0 || list.page > 1) && <RequestPages {...list} />}
      <OtherEventLink />
    </section>
  );
}
