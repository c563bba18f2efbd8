import Chip from "@mui/material/Chip";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { useDateText } from "@/components/ui/use-date-text";
import { useAccessActions } from "@/lib/account/profile/hooks";
import { deviceOf } from "@/lib/account/profile/rules";
import type { Profile } from "@/lib/account/profile/schema";
import { ProfileSection } from "./profile-section";

/** The account's sessions, and buttons to end them. */
export function SessionsSection({ profile }: { profile: Profile }) {
  const t = useTranslations("profile.sessions");
  const dateText = useDateText();
  const { endSession, endOtherSessions } = useAccessActions();
  return (
    <ProfileSection title={t("title")} text={profile.isShared ? t("shared") : t("text")}>
      <Stack component="ul" spacing={1} sx={{ m: 0, p: 0, listStyle: "none" }}>
        {profile.sessions.map(({ id, isCurrent, userAgent, startedAt }) => {
          const device = deviceOf(userAgent) ?? t("unknown");
          const since = dateText(startedAt);
          return (
            <Stack
              key={id}
              component="li"
              direction="row"
              spacing={2}
              sx={{ alignItems: "center" }}
            >
              <Stack sx={{ flex: 1, minWidth: 0 }}>
                <Typography>{device}</Typography>
                <Typography variant="body2" sx={{ color: "text.secondary" }}>
                  {t("since", { time: since })}
                </Typography>
              </Stack>
              {isCurrent ? (
                <Chip label={t("current")} size="small" />
              ) : (
                <Button onClick={() => endSession(id, t("ended"))} size="medium">
                  {t("end")}
                </Button>
              )}
            </Stack>
          );
        })}
      </Stack>
      {profile.sessions.length > 1 && (
        <Button
          variant="outlined"
          onClick={() => endOtherSessions(t("ended"))}
          size="medium"
          place="start"
        >
          {t("endOthers")}
        </Button>
      )}
    </ProfileSection>
  );
}
