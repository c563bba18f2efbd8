"use client";

import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { CloseButton } from "@/components/ui/close-button";
import { Head } from "@/components/ui/head";
import { useIsSecureContext } from "@/components/ui/use-is-secure-context";
import type { Notice } from "@/lib/account/auth/schema";
import { useProfile } from "@/lib/account/profile/hooks";
import type { Profile } from "@/lib/account/profile/schema";
import { useProblemText } from "@/lib/client/error-text";
import { DetailsSection } from "./details-section";
import { DevicesSection } from "./devices-section";
import { EmailSection } from "./email-section";
import { PasswordSection } from "./password-section";
import { ProfileSection } from "./profile-section";
import { RemovalSection } from "./removal-section";
import { SessionsSection } from "./sessions-section";
import { TwoFactorSection } from "./two-factor-section";

export function ProfileScreen({
  profile: served,
  notice,
  problem,
  children,
}: {
  profile: Profile;
  notice: Notice | undefined;
  /** A message key: why a mailed link did not work. */
  problem: string | undefined;
  /** Sections about what the account owns. */
  children: ReactNode;
}) {
  const t = useTranslations("profile");
  const notices = useTranslations("accounts.notices");
  const problemText = useProblemText();
  const profile = useProfile(served);
  const isSecure = useIsSecureContext();
  const [isNoticeShown, setIsNoticeShown] = useState(true);
  return (
    <>
      <Head title={t("title")} />
      <Stack spacing={3} sx={{ maxWidth: 640 }}>
        {notice && isNoticeShown && (
          <Alert
            severity="success"
            action={<CloseButton onClick={() => setIsNoticeShown(false)} />}
          >
            {notices(notice)}
          </Alert>
        )}
        {problem && (
          <Alert severity="error" variant="outlined">
            {problemText(problem)}
          </Alert>
        )}
        {!isSecure && <Alert severity="info">{t("plainHttp")}</Alert>}
        {profile.isShared ? (
          <SharedAccount profile={profile} />
        ) : (
          <OwnAccount profile={profile}>{children}</OwnAccount>
        )}
      </Stack>
    </>
  );
}

function OwnAccount({ profile, children }: { profile: Profile; children: ReactNode }) {
  return (
    <>
      <DetailsSection profile={profile} />
      <EmailSection profile={profile} />
      <PasswordSection profile={profile} />
      <TwoFactorSection profile={profile} />
      {profile.hasTwoSteps && <DevicesSection profile={profile} />}
      <SessionsSection profile={profile} />
      {children}
      <RemovalSection profile={profile} />
    </>
  );
}

/** The demo's account is shared: a change by one visitor would show for all others. */
function SharedAccount({ profile }: { profile: Profile }) {
  const t = useTranslations("profile.shared");
  return (
    <>
      <ProfileSection title={t("title", { name: profile.name })} text={t("text")}>
        <Typography>{t("own")}</Typography>
      </ProfileSection>
      <SessionsSection profile={profile} />
    </>
  );
}
