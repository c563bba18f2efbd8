import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { CodeField } from "@/components/account/auth/code-field";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { FormProblem } from "@/components/ui/form-problem";
import { QrImage } from "@/components/ui/qr-image";
import { useProfileActions } from "@/lib/account/profile/hooks";
import { confirmCodeSchema, type TwoFactorSetup } from "@/lib/account/two-factor/schema";
import { useForm } from "@/lib/client/use-form";
import { BackupCodes } from "./backup-codes";

/** The QR code to scan, the backup codes, and the first code from the app as proof that it works. */
export function TwoFactorSetupForm({
  setup,
  onDone,
}: {
  setup: TwoFactorSetup;
  onDone: () => void;
}) {
  const t = useTranslations("profile.twoSteps");
  const { confirmTwoFactor } = useProfileActions();
  const form = useForm(confirmCodeSchema, async ({ code }) => {
    await confirmTwoFactor(code);
    onDone();
  });
  return (
    <Stack component={Form} form={form} labels={{ code: t("code") }} spacing={2}>
      <QrImage modules={setup.qr} label={t("qr")} />
      <Typography>
        {t("byHand")}{" "}
        <Box component="code" dir="ltr" sx={{ overflowWrap: "anywhere", userSelect: "all" }}>
          {setup.secret}
        </Box>
      </Typography>
      <Typography>{t("backupCodes")}</Typography>
      <BackupCodes codes={setup.backupCodes} />
      <Typography>{t("enterCode")}</Typography>
      <FormProblem namesFields={false} />
      <CodeField />
      <Button type="submit" variant="contained" size="medium" isBusy={form.isBusy} place="start">
        {t("confirm")}
      </Button>
    </Stack>
  );
}
