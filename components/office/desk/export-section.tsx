"use client";

import { IconDownload } from "@tabler/icons-react";
import type { Route } from "next";
import { useTranslations } from "next-intl";
import type { MouseEvent } from "react";
import { ProfileSection } from "@/components/account/profile/profile-section";
import { ButtonLink } from "@/components/ui/button";
import { useDownload } from "@/components/ui/use-download";
import { DESK_FILE, deskCalls } from "@/lib/office/desk/calls";

/** The part of the account page that hands out what the account keeps of the back office. */
export function ExportSection() {
  const t = useTranslations("profile.desk");
  const download = useDownload();
  return (
    <ProfileSection title={t("title")} text={t("text")}>
      <ButtonLink
        href={deskCalls.export.path as Route}
        prefetch={false}
        download
        onClick={(event: MouseEvent<HTMLAnchorElement>) => download(event, DESK_FILE)}
        variant="tinted"
        size="medium"
        place="start"
      >
        <IconDownload size={20} aria-hidden />
        {t("submit")}
      </ButtonLink>
    </ProfileSection>
  );
}
