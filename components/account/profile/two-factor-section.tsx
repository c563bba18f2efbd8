import { useTranslations } from "next-intl";
import { useState } from "react";
import { useProfileActions } from "@/lib/account/profile/hooks";
import type { Profile } from "@/lib/account/profile/schema";
import type { TwoFactorSetup } from "@/lib/account/two-factor/schema";
import { useToasts } from "@/lib/client/use-toasts";
import { PasswordForm } from "./confirm-forms";
import { ProfileSection } from "./profile-section";
import { TwoFactorChoices } from "./two-factor-choices";
import { TwoFactorSetupForm } from "./two-factor-setup-form";

/** Two-factor authentication: off, in setup, or on. */
export function TwoFactorSection({ profile }: { profile: Profile }) {
  const t = useTranslations("profile.twoSteps");
  const { beginTwoFactor } = useProfileActions();
  const toasts = useToasts();
  const [setup, setSetup] = useState<TwoFactorSetup>();

  if (setup) {
    return (
      <ProfileSection title={t("title")} text={t("scan")}>
        <TwoFactorSetupForm
          setup={setup}
          onDone={() => {
            setSetup(undefined);
            toasts.success(t("isOn"));
          }}
        />
      </ProfileSection>
    );
  }
  if (profile.hasTwoSteps) {
    return (
      <ProfileSection title={t("title")} text={t("on")}>
        <TwoFactorChoices profile={profile} />
      </ProfileSection>
    );
  }
  return (
    <ProfileSection title={t("title")} text={t("off")}>
      <PasswordForm
        profile={profile}
        submit={t("begin")}
        onSubmit={async (confirmed) => setSetup(await beginTwoFactor(confirmed))}
      />
    </ProfileSection>
  );
}
