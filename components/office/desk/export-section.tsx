"use client";

import Button from "@mui/material/Button";
import { IconDownload } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import type { MouseEvent } from "react";
import { ProfileSection } from "@/components/account/profile/profile-section";
import { useDownload } from "@/components/ui/use-download";
import { DESK_FILE, deskCalls } from "@/lib/office/desk/calls";

/** The part of the account page that hands out what the account keeps of the back office. */
export function ExportSection() {
  const t = useTranslations("profile.desk");
  const download = useDownload();
  return (
    <ProfileSection title={t("title")} text={t("text")}>
      <Button
        component="a"
        href={deskCalls.export.path}
        download
        onClick={(event: MouseEvent<HTMLAnchorElement>) => download(event, DESK_FILE)}
        variant="tinted"
        startIcon={<IconDownload size={20} aria-hidden />}
        sx={{ alignSelf: "start" }}
      >
        {t("submit")}
      </Button>
    </ProfileSection>
  );
}
