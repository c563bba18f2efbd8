import { useTranslations } from "next-intl";
import { useProfileActions } from "@/lib/profile/hooks";
import { PasswordForm } from "./password-form";
import { ProfileSection } from "./profile-section";

export function RemovalSection() {
  const t = useTranslations("profile.removal");
  const { remove } = useProfileActions();
  return (
    <ProfileSection title={t("title")} text={t("text")}>
      <PasswordForm
        id="removal-password"
        submit={t("submit")}
        color="error"
        onSubmit={async (confirmed) => {
          await remove(confirmed);
          window.location.assign("/requests");
        }}
      />
    </ProfileSection>
  );
}
