"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { useSync } from "@/lib/client/effects/use-change";
import { usePermalink } from "@/lib/party/permalinks/hooks";
import type { PermalinkAnswer } from "@/lib/party/permalinks/schema";
import { NextEvent } from "./next-event";

/** Seconds after which a browser without scripts looks again. */
const LOOK_AGAIN_SECONDS = 60;

/** What a guest sees who opens a DJ's link while nothing runs. It moves on as soon as something does. */
export function PermalinkScreen({ answer }: { answer: PermalinkAnswer }) {
  const t = useTranslations("permalinks.guest");
  const leads = usePermalink(answer);
  const router = useRouter();
  const code = leads.state === "open" ? leads.code : undefined;
  useSync(code, () => code && router.replace(`/requests?event=${code}`));

  const joinButton = (
    <ButtonLink href="/requests?event=" variant="outlined">
      {t("code")}
    </ButtonLink>
  );
  return (
    <>
      <noscript>
        <meta httpEquiv="refresh" content={String(LOOK_AGAIN_SECONDS)} />
      </noscript>
      {leads.state === "next" ? (
        <NextEvent leads={leads}>{joinButton}</NextEvent>
      ) : (
        <Notice
          isMain
          title={t(leads.state === "open" ? "opening" : "none.title")}
          text={t(leads.state === "open" ? "onward" : "none.text")}
        >
          {joinButton}
        </Notice>
      )}
    </>
  );
}
