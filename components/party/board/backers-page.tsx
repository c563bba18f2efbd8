import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { ClampedText } from "@/components/ui/clamped-text";
import { useErrorText } from "@/lib/client/error-text";
import { useBackers } from "@/lib/party/board/backers";
import type { Backer, DjRequest } from "@/lib/party/requests/schema";
import { useBoardTools } from "./board-tools";
import { GuestMenu } from "./guest-menu";
import { useClockTime } from "./use-clock-time";
import { useGuestName } from "./use-guest-name";

/** One page of a request's backers. Until the first has loaded, it shows those in the request itself. */
export function BackersPage({
  request,
  page,
  onSplit,
}: {
  request: DjRequest;
  page: number;
  onSplit: ((backer: Backer) => void) | undefined;
}) {
  const errorText = useErrorText();
  const { data, error } = useBackers(request, page);
  const people = data?.people ?? (page === 1 ? request.people : []);
  const areMissing = !data && (page > 1 || people.length < request.backers);
  return (
    <>
      {people.map((backer) => (
        <BackerItem key={backer.id} backer={backer} onSplit={onSplit && (() => onSplit(backer))} />
      ))}
      {error && areMissing && (
        <li>
          <Alert severity="error">{errorText(error)}</Alert>
        </li>
      )}
    </>
  );
}

/** The words for what is decided about a guest. */
export const BANS = { banned: "isBanned", muted: "isMuted" } as const;

function BackerItem({ backer, onSplit }: { backer: Backer; onSplit: (() => void) | undefined }) {
  const t = useTranslations("board");
  const { canWork } = useBoardTools();
  const clockTime = useClockTime();
  const guests = useTranslations("house.guests");
  const name = useGuestName()(backer);
  const at = clockTime(backer.createdAt);
  return (
    <Box
      component="li"
      sx={{
        display: "flex",
        alignItems: "start",
        gap: 1,
        py: 1,
        borderTop: 1,
        borderColor: "divider",
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography
          dir="auto"
          sx={{ fontWeight: 600, textAlign: "left", overflowWrap: "anywhere" }}
        >
          {name}
        </Typography>
        {backer.message && (
          <Typography component="div">
            <ClampedText text={backer.message} more={t("wholeMessage")} />
          </Typography>
        )}
        <Typography variant="body2" color="textSecondary">
          {[at, backer.trusted && guests("isTrusted"), backer.ban && guests(BANS[backer.ban])]
            .filter(Boolean)
            .join(" · ")}
        </Typography>
      </Box>
      {backer.guest && canWork && <GuestMenu guest={backer.guest} name={name} ban={backer.ban} />}
      {onSplit && (
        <Button
          variant="tinted"
          color="inherit"
          aria-label={t("splitName", { name })}
          onClick={onSplit}
        >
          {t("split")}
        </Button>
      )}
    </Box>
  );
}
