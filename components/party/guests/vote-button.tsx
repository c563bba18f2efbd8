import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import { IconChevronUp } from "@tabler/icons-react";
import { useFormatter, useTranslations } from "next-intl";
import type { GuestRequest } from "@/lib/party/requests/schema";

/** How many are behind a request, and the way to join or leave them. */
export function VoteButton({
  request,
  isDisabled,
  onVote,
}: {
  request: GuestRequest;
  isDisabled: boolean;
  onVote: (mine: boolean) => void;
}) {
  const t = useTranslations("requests");
  const format = useFormatter();
  const { title, backers, mine } = request;
  return (
    <ButtonBase
      aria-pressed={mine}
      aria-label={t(mine ? "unback" : "back", { title, backers })}
      disabled={isDisabled}
      onClick={() => onVote(!mine)}
      sx={{
        flex: "none",
        width: 52,
        height: 52,
        borderRadius: 1,
        flexDirection: "column",
        bgcolor: mine ? "primary.light" : "background.raised",
        color: mine ? "primary.main" : "text.primary",
        typography: "body2",
        fontWeight: 700,
        fontVariantNumeric: "tabular-nums",
        "&.Mui-disabled": { bgcolor: "transparent", color: "text.secondary" },
      }}
    >
      {!isDisabled && <IconChevronUp size={16} aria-hidden />}
      <Box component="span" aria-hidden>
        {format.number(backers, { notation: "compact" })}
      </Box>
    </ButtonBase>
  );
}
