import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { leaveFor } from "@/lib/account/auth/hooks";
import { useProfileActions } from "@/lib/account/profile/hooks";
import type { Profile } from "@/lib/account/profile/schema";
import type { OwnerConfirmed } from "@/lib/account/two-factor/schema";
import { forgetAccount, staysUnsent } from "@/lib/client/forget-account";
import { PasswordForm, TwoFactorChangeForm } from "./confirm-forms";
import { ProfileSection } from "./profile-section";

/** Deletes the account, and says before what goes with it that has not been sent. */
export function RemovalSection({ profile }: { profile: Profile }) {
  const t = useTranslations("profile.removal");
  const { remove } = useProfileActions();
  const [answer, setAnswer] = useState<(isSure: boolean) => void>();
  const ConfirmForm = profile.hasTwoSteps ? TwoFactorChangeForm : PasswordForm;

  async function isSure() {
    if (!(await staysUnsent())) return true;
    return new Promise<boolean>((resolve) => setAnswer(() => resolve));
  }
  function reply(sure: boolean) {
    answer?.(sure);
    setAnswer(undefined);
  }

  return (
    <ProfileSection title={t("title")} text={t("text")}>
      <ConfirmForm
        profile={profile}
        submit={t("submit")}
        color="error"
        onSubmit={async (confirmed: OwnerConfirmed) => {
          if (!(await isSure())) return;
          await remove(confirmed);
          await forgetAccount();
          await leaveFor("/requests");
        }}
      />
      <ConfirmDialog
        isOpen={answer !== undefined}
        title={t("unsent.title")}
        keep={t("unsent.keep")}
        confirm={t("unsent.confirm")}
        onConfirm={async () => {
          reply(true);
          return true;
        }}
        onClose={() => reply(false)}
      >
        <Typography>{t("unsent.text")}</Typography>
      </ConfirmDialog>
    </ProfileSection>
  );
}
