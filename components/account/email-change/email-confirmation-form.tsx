import Stack from "@mui/material/Stack";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { FormField } from "@/components/ui/form-field";
import { FormProblem } from "@/components/ui/form-problem";
import { useEmailChange } from "@/lib/account/email-change/hooks";
import { emailConfirmationSchema } from "@/lib/account/email-change/schema";
import { useForm } from "@/lib/client/use-form";

/** Confirms the new address with a click, because opening a link must not change an account. */
export function EmailConfirmationForm({ token, needsCode }: { token: string; needsCode: boolean }) {
  const t = useTranslations("emailChange.open");
  const router = useRouter();
  const { confirm } = useEmailChange();
  const form = useForm(emailConfirmationSchema, async (confirmation) => {
    try {
      await confirm(confirmation);
    } catch (error) {
      // The link may have expired since the page was read; the refreshed page says so.
      router.refresh();
      throw error;
    }
    router.push("/DJPortal/account?notice=verified");
  });
  return (
    <Stack
      component={Form}
      form={form}
      labels={{ code: t("code") }}
      spacing={2}
      useFlexGap
      sx={{ width: "100%", maxWidth: 360 }}
    >
      <FormProblem />
      <input type="hidden" name="token" value={token} />
      {needsCode && <FormField name="code" autoComplete="one-time-code" autoFocus />}
      <Button type="submit" variant="contained" isBusy={form.isBusy}>
        {t("submit")}
      </Button>
    </Stack>
  );
}
