import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import { IconChevronUp } from "@tabler/icons-react";
import { useFormatter, useTranslations } from "next-intl";
import type { GuestRequest } from "@/lib/party/requests/schema";

const look = {
  flex: "none",
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  width: 52,
  height: 52,
  borderRadius: 1,
  typography: "body2",
  fontWeight: 700,
  fontVariantNumeric: "tabular-nums",
} as const;

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
      <Box
        role="img"
        aria-label={t("askedBy", { backers })}
        sx={{ ...look, color: "text.secondary" }}
      >
        {count}
      </Box>
    );
  }
  return (
    <ButtonBase
      aria-pressed={mine}
      aria-label={t(mine ? "unback" : "back", { title, backers })}
      onClick={() => onVote(!mine)}
      sx={{
        ...look,
        bgcolor: mine ? "primary.light" : "background.raised",
        color: mine ? "primary.main" : "text.primary",
      }}
    >
      <IconChevronUp size={16} aria-hidden />
      <Box component="span" aria-hidden>
        {count}
      </Box>
    </ButtonBase>
  );
}
