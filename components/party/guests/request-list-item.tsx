import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { SongTitle } from "@/components/party/request-list/song-title";
import { StatusChip } from "@/components/party/request-list/status-chip";
import { Cover } from "@/components/ui/cover";
import { takesBackers } from "@/lib/party/requests/limits";
import type { GuestEvent, GuestRequest } from "@/lib/party/requests/schema";
import { LateChip } from "./late-chip";
import { VoteButton } from "./vote-button";
import { canWithdraw, WithdrawButton } from "./withdraw-button";

type Props = {
  request: GuestRequest;
  event: GuestEvent;
  canVote: boolean;
  canChange: boolean;
  onVote: (request: GuestRequest, mine: boolean) => void;
  onWithdraw: (request: GuestRequest) => void;
};

/** One request as guests see it. Guests withdraw their own requests, and vote for the others. */
export function RequestListItem({ request, event, canVote, canChange, onVote, onWithdraw }: Props) {
  const t = useTranslations("requests");
  const { title, artist, mine, asked } = request;
  return (
    <Box component="li" sx={{ display: "flex", alignItems: "center", gap: 1.5, py: 1 }}>
      <Cover words={`${title} ${artist}`} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <SongTitle title={title} artist={artist} />
        <Box
          sx={{ mt: 0.5, display: "flex", alignItems: "center", columnGap: 1, flexWrap: "wrap" }}
        >
          <StatusChip request={request} timeZone={event.timeZone} />
          <LateChip request={request} event={event} />
          {mine && (
            <Typography variant="body2" color="primary" sx={{ fontWeight: 600 }}>
              {t(asked ? "yours" : "voted")}
            </Typography>
          )}
          {canChange && canWithdraw(request) && (
            <WithdrawButton request={request} onWithdraw={onWithdraw} />
          )}
        </Box>
      </Box>
      <VoteButton
        request={request}
        isDisabled={!canVote || asked || !takesBackers(request)}
        onVote={(next) => onVote(request, next)}
      />
    </Box>
  );
}
