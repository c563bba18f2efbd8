import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { useDateText } from "@/components/ui/use-date-text";
import { useInvitations, useInvitationsActions } from "@/lib/party/invitations/hooks";

/** The open invitations, with a button to withdraw each. */
export function InvitationList({ eventId }: { eventId: string }) {
  const t = useTranslations("members");
  const dateText = useDateText();
  const { data } = useInvitations(eventId);
  const { withdraw } = useInvitationsActions(eventId);
  const invitations = data?.invitations ?? [];
  if (invitations.length === 0) return null;
  return (
    <div>
      <Typography component="h3" variant="h6" id="open-invitations">
        {t("open")}
      </Typography>
      <Box component="ul" aria-labelledby="open-invitations" sx={{ listStyle: "none", m: 0, p: 0 }}>
        {invitations.map(({ id, role, expiresAt }) => {
          const until = t("until", {
            time: dateText(expiresAt),
          });
          return (
            <Box
              key={id}
              component="li"
              sx={{ display: "flex", alignItems: "center", gap: 1, minHeight: 48 }}
            >
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Typography>{t(`roles.${role}`)}</Typography>
                <Typography variant="body2" color="textSecondary">
                  {until}
                </Typography>
              </Box>
              <Button
                color="inherit"
                aria-label={t("withdrawOne", { role: t(`roles.${role}`), until })}
                onClick={() => withdraw(id)}
                size="medium"
              >
                {t("withdraw")}
              </Button>
            </Box>
          );
        })}
      </Box>
    </div>
  );
}
