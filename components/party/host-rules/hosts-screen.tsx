"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { useSyncExternalStore } from "react";
import { Alert } from "@/components/ui/alert";
import { ButtonLink } from "@/components/ui/button";
import { isolated } from "@/components/ui/isolated";
import { Notice } from "@/components/ui/notice";
import { isAppError } from "@/lib/calls/errors";
import { useErrorText } from "@/lib/client/error-text";
import { useHosts } from "@/lib/party/host-rules/hooks";
import { GuestWishes } from "./guest-wishes";
import { RulesEditor } from "./rules-editor";

const SECRET = /^#([\w-]{43})$/;

function listen(onChange: () => void) {
  window.addEventListener("hashchange", onChange);
  return () => window.removeEventListener("hashchange", onChange);
}

/** The hosts' page: both lists, for whoever has the secret behind the # of the link. */
export function HostsScreen() {
  const t = useTranslations("hostRules");
  const errorText = useErrorText();
  const hash = useSyncExternalStore(
    listen,
    () => location.hash,
    () => undefined,
  );
  const secret = SECRET.exec(hash ?? "")?.[1];
  const { page, error, actions } = useHosts(secret);
  const isGone = isAppError(error) && error.code === "not_found";
  if (isGone || (hash !== undefined && !secret)) {
    return (
      <Notice title={t("gone.title")} text={t("gone.text")}>
        <ButtonLink href="/requests" variant="contained">
          {t("gone.next")}
        </ButtonLink>
      </Notice>
    );
  }
  const dj = page?.event.djName;
  return (
    <Box sx={{ display: "grid", gap: 3, maxWidth: 960, mx: "auto", width: "100%" }}>
      <div>
        <Typography component="h1" variant="h3" sx={{ overflowWrap: "anywhere" }}>
          {page ? t("hostsTitle", { event: isolated(page.event.name) }) : t("pageTitle")}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 0.5 }}>
          {dj ? t("hostsText", { dj: isolated(dj) }) : t("hostsTextPlain")}
        </Typography>
      </div>
      {error && <Alert severity="error">{errorText(error)}</Alert>}
      {page && <RulesEditor rules={page} actions={actions} />}
      {page && <GuestWishes wishes={page.wishes} />}
      {!page && !error && (
        <>
          <Typography role="status" color="textSecondary">
            {t("loading")}
          </Typography>
          <noscript>{t("needsScripts")}</noscript>
        </>
      )}
    </Box>
  );
}
