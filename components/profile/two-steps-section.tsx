import { useTranslations } from "next-intl";
import { useState } from "react";
import { useProfileActions } from "@/lib/profile/hooks";
import type { Profile } from "@/lib/profile/schema";
import { useToasts } from "@/lib/toasts/hooks";
import type { TwoStepsSetup } from "@/lib/two-steps/schema";
import { PasswordForm } from "./password-form";
import { ProfileSection } from "./profile-section";
import { TwoStepsChoices } from "./two-steps-choices";
import { TwoStepsSetupForm } from "./two-steps-setup-form";

/** Sign-in in two steps: off, being set up, or on. */
export function TwoStepsSection({ profile }: { profile: Profile }) {
  const t = useTranslations("profile.twoSteps");
  const { beginTwoSteps } = useProfileActions();
  const toasts = useToasts();
  const [setup, setSetup] = useState<TwoStepsSetup>();

  if (setup) {
    return (
      <ProfileSection title={t("title")} text={t("scan")}>
        <TwoStepsSetupForm
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
        <TwoStepsChoices profile={profile} />
      </ProfileSection>
    );
  }
  return (
    <ProfileSection title={t("title")} text={t("off")}>
      <PasswordForm
        profile={profile}
        id="two-steps-password"
        submit={t("begin")}
        onSubmit={async (confirmed) => setSetup(await beginTwoSteps(confirmed))}
      />
    </ProfileSection>
  );
}
