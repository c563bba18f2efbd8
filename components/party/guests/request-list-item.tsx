import { useTranslations } from "next-intl";
import { SongTitle } from "@/components/party/request-list/song-title";
import { StatusChip } from "@/components/party/request-list/status-chip";
import { Cover } from "@/components/ui/cover";
import type { InLine } from "@/lib/party/guests/line-rules";
import type { Ending } from "@/lib/party/guests/rules";
import { takesBackers } from "@/lib/party/requests/limits";
import type { GuestEvent, GuestRequest } from "@/lib/party/requests/schema";
import { LateChip } from "./late-chip";
import styles from "./row.module.css";
import { VoteButton } from "./vote-button";
import { canWithdraw, WithdrawButton } from "./withdraw-button";

type Props = {
  request: GuestRequest;
  event: GuestEvent;
  canVote: boolean;
  canChange: boolean;
  ending: Ending | undefined;
  /** Where the list shows that it stands in the line. */
  inLine: InLine | undefined;
  onVote: (request: GuestRequest, mine: boolean) => void;
  onWithdraw: (request: GuestRequest) => void;
};

/** One request as guests see it. Guests withdraw their own requests, and vote for the others. */
export function RequestListItem(props: Props) {
  const { request, event, canVote, canChange, ending, inLine, onVote, onWithdraw } = props;
  const t = useTranslations("requests");
  const { title, artist, mine, asked } = request;
  return (
    <li tabIndex={-1} data-song={request.id} className={styles.row}>
      <Cover words={`${title} ${artist}`} />
      <div className={styles.text}>
        <SongTitle title={title} artist={artist} />
        <div className={styles.state}>
          <StatusChip
            request={request.place ? request : { ...request, ...inLine }}
            timeZone={event.timeZone}
            ending={ending}
          />
          <LateChip request={request} event={event} />
          {mine && <span className={styles.mine}>{t(asked ? "yours" : "voted")}</span>}
          {canChange && canWithdraw(request) && (
            <WithdrawButton request={request} onWithdraw={onWithdraw} />
          )}
        </div>
      </div>
      <VoteButton
        request={request}
        isDisabled={!canVote || asked || !takesBackers(request)}
        onVote={(next) => onVote(request, next)}
      />
    </li>
  );
}
