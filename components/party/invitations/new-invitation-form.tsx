import Button from "@mui/material/Button";
import FormControlLabel from "@mui/material/FormControlLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { useToasts } from "@/lib/client/toasts/hooks";
import { useInvitationsActions } from "@/lib/party/invitations/hooks";
import { type GivenRole, givenRoleSchema, givenRoles } from "@/lib/party/members/schema";
import { InvitationLink } from "./invitation-link";

/** Makes a link that lets one more DJ in, as what the owner picks. */
export function NewInvitationForm({ eventId }: { eventId: string }) {
  const t = useTranslations("members");
  const toasts = useToasts();
  const { invite } = useInvitationsActions(eventId);
  const [role, setRole] = useState<GivenRole>("moderator");
  const [link, setLink] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    await invite(role).then(setLink, toasts.error);
    setBusy(false);
  }

  return (
    <Stack component="form" spacing={1.5} onSubmit={handleSubmit}>
      <RadioGroup
        aria-label={t("role")}
        value={role}
        onChange={(_, value) => setRole(givenRoleSchema.parse(value))}
      >
        {givenRoles.map((given) => (
          <FormControlLabel
            key={given}
            value={given}
            control={<Radio />}
            label={
              <>
                <Typography>{t(`roles.${given}`)}</Typography>
                <Typography variant="body2" color="textSecondary">
                  {t(`roleHints.${given}`)}
                </Typography>
              </>
            }
            sx={{ alignItems: "flex-start", py: 0.5 }}
          />
        ))}
      </RadioGroup>
      <Button type="submit" variant="tinted" loading={isBusy} sx={{ alignSelf: "start" }}>
        {t("createLink")}
      </Button>
      {link && <InvitationLink key={link} link={link} />}
    </Stack>
  );
}
