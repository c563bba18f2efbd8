import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { useProfileActions } from "@/lib/account/profile/hooks";
import type { Profile } from "@/lib/account/profile/schema";
import type { TwoFactorChange } from "@/lib/account/two-factor/schema";
import { useToasts } from "@/lib/client/use-toasts";
import { BackupCodes } from "./backup-codes";
import { TwoFactorChangeForm } from "./confirm-forms";

/** Two-factor is on: creates new backup codes or turns it off; both require the password and a code. */
export function TwoFactorChoices({ profile }: { profile: Profile }) {
  const t = useTranslations("profile.twoSteps");
  const toasts = useToasts();
  const { renewBackupCodes, endTwoFactor } = useProfileActions();
  const [choice, setChoice] = useState<"newCodes" | "end">();
  const [codes, setCodes] = useState<string[]>();

  const confirmed = {
    async newCodes(change: TwoFactorChange) {
      const { backupCodes } = await renewBackupCodes(change);
      setChoice(undefined);
      setCodes(backupCodes);
    },
    async end(change: TwoFactorChange) {
      await endTwoFactor(change);
      toasts.success(t("isOff"));
    },
  };

  if (codes) {
    return (
      <Stack spacing={2}>
        <Alert severity="success">{t("codesText")}</Alert>
        <Typography>{t("backupCodes")}</Typography>
        <BackupCodes codes={codes} />
        <Button variant="outlined" onClick={() => setCodes(undefined)} size="medium" place="start">
          {t("kept")}
        </Button>
      </Stack>
    );
  }
  if (choice) {
    return (
      <>
        <TwoFactorChangeForm
          key={choice}
          profile={profile}
          submit={t(choice)}
          onSubmit={confirmed[choice]}
        />
        <Button color="inherit" onClick={() => setChoice(undefined)} size="medium" place="start">
          {t("cancel")}
        </Button>
      </>
    );
  }
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: "wrap" }}>
      <Button variant="outlined" onClick={() => setChoice("newCodes")} size="medium">
        {t("newCodes")}
      </Button>
      <Button variant="outlined" color="inherit" onClick={() => setChoice("end")} size="medium">
        {t("end")}
      </Button>
    </Stack>
  );
}
