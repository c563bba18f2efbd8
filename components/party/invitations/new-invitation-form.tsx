import FormControlLabel from "@mui/material/FormControlLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { NewSecretLink } from "@/components/party/secret-links/new-secret-link";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { FormProblem } from "@/components/ui/form-problem";
import { useForm } from "@/lib/client/use-form";
import { useInvitationsActions } from "@/lib/party/invitations/hooks";
import { givenRoles, roleChangeSchema } from "@/lib/party/members/schema";

/** Creates a link that gives one DJ access with the role that the owner picks. */
export function NewInvitationForm({ eventId }: { eventId: string }) {
  const t = useTranslations("members");
  const { invite } = useInvitationsActions(eventId);
  const [link, setLink] = useState<string>();
  const form = useForm(roleChangeSchema, async ({ role }) => setLink(await invite(role)));

  return (
    <Stack component={Form} form={form} labels={{ role: t("role") }} spacing={1.5}>
      <RadioGroup name="role" aria-label={t("role")} defaultValue="moderator">
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
      <FormProblem />
      <Button type="submit" variant="tinted" size="medium" isBusy={form.isBusy} place="start">
        {t("createLink")}
      </Button>
      {link && <NewSecretLink key={link} link={link} label={t("link")} hint={t("linkHint")} />}
    </Stack>
  );
}
