import { useTranslations } from "next-intl";
import { leaveFor } from "@/lib/account/auth/hooks";
import { useProfileActions } from "@/lib/account/profile/hooks";
import type { Profile } from "@/lib/account/profile/schema";
import { PasswordForm } from "./password-form";
import { ProfileSection } from "./profile-section";

export function RemovalSection({ profile }: { profile: Profile }) {
  const t = useTranslations("profile.removal");
  const { remove } = useProfileActions();
  return (
    <ProfileSection title={t("title")} text={t("text")}>
      <PasswordForm
        profile={profile}
        submit={t("submit")}
        color="error"
        onSubmit={async (confirmed) => {
          await remove(confirmed);
          await leaveFor("/requests");
        }}
      />
    </ProfileSection>
  );
}
