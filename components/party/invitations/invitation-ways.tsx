import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import NextLink from "next/link";
import { useTranslations } from "next-intl";
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
      <Button
        component={NextLink}
        href={`/DJPortal?event=${invitation.eventId}`}
        variant="contained"
        size="large"
      >
        {t("openBoard")}
      </Button>
    );
  }
  if (invitation?.state === "open") {
    const next = invitationPath(token);
    return (
      <Box sx={{ display: "flex", gap: 1.5, flexWrap: "wrap", justifyContent: "center" }}>
        <Button
          component={NextLink}
          href={authPath("login", "side", { next })}
          variant="contained"
          size="large"
        >
          {t("signIn")}
        </Button>
        <Button component={NextLink} href={authPath("register", "side", { next })} size="large">
          {t("register")}
        </Button>
      </Box>
    );
  }
  return (
    <Button
      component={NextLink}
      href={dj ? "/DJPortal/events" : "/requests"}
      variant="contained"
      size="large"
    >
      {t(dj ? "toEvents" : "toRequests")}
    </Button>
  );
}
