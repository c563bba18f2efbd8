import { IconChevronUp } from "@tabler/icons-react";
import { useFormatter, useTranslations } from "next-intl";
import { RisingNumber } from "@/components/ui/rising-number";
import type { GuestRequest } from "@/lib/party/requests/schema";
import { PLAIN_ACTIONS } from "./plain-form";
import styles from "./vote-button.module.css";

type Props = {
  request: GuestRequest;
  isDisabled: boolean;
  onVote: (mine: boolean) => void;
};

/** The number of votes for a request, and the button to add or withdraw one. */
export function VoteButton({ request, isDisabled, onVote }: Props) {
  const t = useTranslations("requests");
  const format = useFormatter();
  const { title, backers, mine } = request;
  const count = format.number(backers, { notation: "compact" });
  if (isDisabled) {
    return (
      <div role="img" aria-label={t("askedBy", { backers })} className={styles.votes}>
        {count}
      </div>
    );
  }
  return (
    <button
      type="submit"
      formAction={mine ? PLAIN_ACTIONS.takeBack : PLAIN_ACTIONS.back}
      name="id"
      value={request.id}
      aria-pressed={mine}
      aria-label={t(mine ? "unback" : "back", { title, backers })}
      onClick={(event) => {
        event.preventDefault();
        onVote(!mine);
      }}
      className={styles.votes}
    >
      <IconChevronUp size={16} aria-hidden />
      <span aria-hidden>
        <RisingNumber value={backers} text={count} />
      </span>
    </button>
  );
}
