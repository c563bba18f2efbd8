import { useTranslations } from "next-intl";
import { leaveFor } from "@/lib/account/auth/hooks";
import { useProfileActions } from "@/lib/account/profile/hooks";
import type { Profile } from "@/lib/account/profile/schema";
import type { OwnerConfirmed } from "@/lib/account/two-factor/schema";
import { forgetAccount } from "@/lib/client/forget-account";
import { PasswordForm } from "./password-form";
import { ProfileSection } from "./profile-section";
import { TwoFactorChangeForm } from "./two-factor-change-form";

export function RemovalSection({ profile }: { profile: Profile }) {
  const t = useTranslations("profile.removal");
  const { remove } = useProfileActions();
  const ConfirmForm = profile.hasTwoSteps ? TwoFactorChangeForm : PasswordForm;
  return (
    <ProfileSection title={t("title")} text={t("text")}>
      <ConfirmForm
        profile={profile}
        submit={t("submit")}
        color="error"
        onSubmit={async (confirmed: OwnerConfirmed) => {
          await remove(confirmed);
          await forgetAccount();
          await leaveFor("/requests");
        }}
      />
    </ProfileSection>
  );
}
