import Chip from "@mui/material/Chip";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { useDateText } from "@/components/ui/use-date-text";
import { useAccessActions } from "@/lib/account/profile/hooks";
import type { Profile } from "@/lib/account/profile/schema";
import { ProfileSection } from "./profile-section";

/** The trusted devices, which sign in without a code, and buttons to forget them. */
export function DevicesSection({ profile: { devices } }: { profile: Profile }) {
  const t = useTranslations("profile.devices");
  const at = useDateText();
  const { forgetDevice, forgetDevices } = useAccessActions();
  return (
    <ProfileSection title={t("title")} text={devices.length > 0 ? t("text") : t("none")}>
      <Stack component="ul" spacing={1} sx={{ m: 0, p: 0, listStyle: "none" }}>
        {devices.map(({ id, isCurrent, seenAt, expiresAt }) => (
          <Stack key={id} component="li" direction="row" spacing={2} sx={{ alignItems: "center" }}>
            <Stack sx={{ flex: 1, minWidth: 0 }}>
              <Typography>{t("seen", { time: at(seenAt) })}</Typography>
              <Typography variant="body2" sx={{ color: "text.secondary" }}>
                {t("until", { time: at(expiresAt) })}
              </Typography>
            </Stack>
            {isCurrent && <Chip label={t("current")} size="small" />}
            <Button
              aria-label={t("forgetOne", { time: at(seenAt) })}
              onClick={() => forgetDevice(id, t("forgotten"))}
              size="medium"
            >
              {t("forget")}
            </Button>
          </Stack>
        ))}
      </Stack>
      {devices.length > 1 && (
        <Button
          variant="outlined"
          onClick={() => forgetDevices(t("forgotten"))}
          size="medium"
          place="start"
        >
          {t("forgetAll")}
        </Button>
      )}
    </ProfileSection>
  );
}
