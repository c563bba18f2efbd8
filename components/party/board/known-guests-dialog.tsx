import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { SecretLinkPanel } from "@/components/party/secret-links/secret-link-panel";
import { Button } from "@/components/ui/button";
import { isolated } from "@/components/ui/isolated";
import { PanelDialog } from "@/components/ui/panel-dialog";
import { useGuestActions, useKnownGuests } from "@/lib/party/board/guests-hooks";
import { BANS } from "./backers-page";
import { useBoardTools } from "./board-tools";
import { useGuestName } from "./use-guest-name";

type Props = { canShare: boolean; onClose: () => void };

/** The guests who are banned, muted or trusted, and the link that makes a guest trusted. */
export function KnownGuestsDialog({ canShare, onClose }: Props) {
  const t = useTranslations("house.guests");
  const nameOf = useGuestName();
  const { eventId, canWork } = useBoardTools();
  const { data, error, mutate } = useKnownGuests(eventId);
  const { ban } = useGuestActions(eventId);
  return (
    <PanelDialog
      title={t("title")}
      close={t("close")}
      error={!data && error}
      loading={!data && !error && t("loading")}
      onClose={onClose}
    >
      {canShare && <SecretLinkPanel eventId={eventId} kind="trusted" onEnd={() => mutate()} />}
      {data?.guests.length === 0 && <Typography color="textSecondary">{t("empty")}</Typography>}
      <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
        {data?.guests.map(({ guest, name: given, ban: state, trusted }) => {
          const name = nameOf({ guest, name: given });
          const named = { name: isolated(name) };
          return (
            <Box
              key={guest}
              component="li"
              sx={{ display: "flex", alignItems: "center", gap: 1, minHeight: 56 }}
            >
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Typography dir="auto" sx={{ textAlign: "left", overflowWrap: "anywhere" }}>
                  {name}
                </Typography>
                <Typography variant="body2" color="textSecondary">
                  {[state && t(BANS[state]), trusted && t("isTrusted")].filter(Boolean).join(" · ")}
                </Typography>
              </Box>
              {state && canWork && (
                <Button
                  variant="tinted"
                  aria-label={t(state === "muted" ? "unmuteOne" : "liftOne", named)}
                  onClick={() => ban(guest, null, t("lifted", named))}
                >
                  {t(state === "muted" ? "unmute" : "lift")}
                </Button>
              )}
            </Box>
          );
        })}
      </Box>
    </PanelDialog>
  );
}
