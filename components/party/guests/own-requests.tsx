import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { StatusChip } from "@/components/party/request-list/status-chip";
import type { Submission } from "@/lib/party/guests/schema";
import { useRequestsStore } from "@/lib/party/request-list/store";
import type { GuestEvent, GuestRequest } from "@/lib/party/requests/schema";
import { LateChip } from "./late-chip";
import { OwnRow } from "./own-row";
import { SavedRow } from "./saved-row";
import { canWithdraw, WithdrawButton } from "./withdraw-button";

/** Few, so that the list of all requests stays in reach. */
const MOST_SHOWN = 3;

type Props = {
  saved: Submission[];
  requests: GuestRequest[];
  event: GuestEvent;
  canChange: boolean;
  onWithdraw: (request: GuestRequest) => void;
};

/**
 * The guest's own requests, the newest first, whatever their state: saved on the phone, refused, or on the DJ's list.
 * The filter below shows the rest, and what the guest only voted for.
 */
export function OwnRequests({ saved, requests, event, canChange, onWithdraw }: Props) {
  const t = useTranslations("requests");
  const setFilter = useRequestsStore((state) => state.setFilter);
  const asked = requests.filter((request) => request.asked).sort(byNewest);
  if (saved.length + asked.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="own-requests">
      <Typography id="own-requests" component="h2" variant="h5">
        {t("own")}
      </Typography>
      <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
        {[...saved].reverse().map((submission) => (
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
      </Box>
      {asked.length > MOST_SHOWN && (
        <Button onClick={() => setFilter("mine")}>{t("allOwn")}</Button>
      )}
    </Box>
  );
}

function byNewest(a: GuestRequest, b: GuestRequest) {
  return a.createdAt < b.createdAt ? 1 : -1;
}
