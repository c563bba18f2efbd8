import MenuItem from "@mui/material/MenuItem";
import Stack from "@mui/material/Stack";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { FormField } from "@/components/ui/form-field";
import { FormProblem } from "@/components/ui/form-problem";
import { SelectField } from "@/components/ui/select-field";
import { useProfileActions } from "@/lib/account/profile/hooks";
import { type Profile, profileChangeSchema } from "@/lib/account/profile/schema";
import { useForm } from "@/lib/client/use-form";
import { useToasts } from "@/lib/client/use-toasts";
import { languageCodes } from "@/lib/shell/i18n/locales";
import { ProfileSection } from "./profile-section";

/** The account's name and the language of its emails. */
export function DetailsSection({ profile }: { profile: Profile }) {
  const t = useTranslations("profile");
  const fieldNames = useTranslations("accounts.fields");
  const { update } = useProfileActions();
  const toasts = useToasts();
  const form = useForm(profileChangeSchema, async (change) => {
    await update(change);
    toasts.success(t("saved"));
  });
  const labels = { name: fieldNames("name"), language: t("details.language") };
  return (
    <ProfileSection title={t("details.title")}>
      <Stack component={Form} form={form} labels={labels} spacing={2}>
        <FormProblem />
        <FormField name="name" autoComplete="name" defaultValue={profile.name} required />
        <SelectField
          name="language"
          defaultValue={profile.language ?? "en"}
          slotProps={{ inputLabel: { shrink: true } }}
        >
          {languageCodes.map((code) => (
            <MenuItem key={code} value={code}>
              {t(`languages.${code}`)}
            </MenuItem>
          ))}
        </SelectField>
        <Button type="submit" variant="contained" size="medium" isBusy={form.isBusy} place="start">
          {t("save")}
        </Button>
      </Stack>
    </ProfileSection>
  );
}
