import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button";
import { authPath } from "@/lib/account/auth/rules";
import type { Dj } from "@/lib/account/auth/schema";
import { invitationPath, type OpenedInvitation } from "@/lib/party/invitations/schema";

/** Where to go from an invitation that cannot be accepted now; the sign-in returns to it. */
export function InvitationWays({
  invitation,
  token,
  dj,
}: {
  invitation?: OpenedInvitation;
  token: string;
  dj: Dj | undefined;
}) {
  const t = useTranslations("invitations");
  const isInside = invitation?.state === "own" || invitation?.state === "member";
  if (invitation && isInside) {
    return (
      <ButtonLink href={`/DJPortal?event=${invitation.eventId}`} variant="contained">
        {t("openBoard")}
      </ButtonLink>
    );
  }
  if (invitation?.state === "open") {
    const next = invitationPath(token);
    return (
      <Box sx={{ display: "flex", gap: 1.5, flexWrap: "wrap", justifyContent: "center" }}>
        <ButtonLink href={authPath("login", "side", { next })} variant="contained">
          {t("signIn")}
        </ButtonLink>
        <ButtonLink href={authPath("register", "side", { next })}>{t("register")}</ButtonLink>
      </Box>
    );
  }
  return (
    <ButtonLink href={dj ? "/DJPortal/events" : "/requests"} variant="contained">
      {t(dj ? "toEvents" : "toRequests")}
    </ButtonLink>
  );
}
