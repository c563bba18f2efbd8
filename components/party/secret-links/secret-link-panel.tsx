import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { useDateText } from "@/components/ui/use-date-text";
import { useSecretLink } from "@/lib/party/secret-links/hooks";
import type { LinkKind } from "@/lib/party/secret-links/schema";
import { NewSecretLink } from "./new-secret-link";

type Props = { eventId: string; kind: LinkKind; onEnd?: () => void };

/** Makes, renews and revokes a secret link of an event. The link itself shows once. */
export function SecretLinkPanel({ eventId, kind, onEnd }: Props) {
  const t = useTranslations("secretLinks");
  const dateText = useDateText();
  const { since, create, revoke } = useSecretLink(eventId, kind, onEnd);
  const [link, setLink] = useState<string>();
  const [asks, setAsks] = useState<"renew" | "revoke">();

  return (
    <Box
      component="section"
      aria-label={t(`${kind}.title`)}
      sx={{ display: "grid", gap: 1.5, p: 2, borderRadius: 1, bgcolor: "background.raised" }}
    >
      <div>
        <Typography component="h3" variant="h6">
          {t(`${kind}.title`)}
        </Typography>
        <Typography color="textSecondary">{t(`${kind}.text`)}</Typography>
      </div>
      {link && since && (
        <NewSecretLink key={link} link={link} label={t(`${kind}.title`)} hint={t("once")} />
      )}
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
        {since && (
          <Typography variant="body2" color="textSecondary" sx={{ flex: "1 1 auto" }}>
            {t("since", { time: dateText(since) })}
          </Typography>
        )}
        <Button
          variant="tinted"
          disabled={since === undefined}
          onClick={() => (since ? setAsks("renew") : create(setLink))}
        >
          {t(since ? "renew" : "create")}
        </Button>
        {since && (
          <Button color="error" onClick={() => setAsks("revoke")}>
            {t("revoke")}
          </Button>
        )}
      </Box>
      {asks && (
        <ConfirmDialog
          isOpen
          title={t(`${asks}Title`)}
          keep={t("keep")}
          confirm={t(asks)}
          onClose={() => setAsks(undefined)}
          onConfirm={() => (asks === "renew" ? create(setLink) : revoke(t("revoked")))}
        >
          {t(`${kind}.end`)}
        </ConfirmDialog>
      )}
    </Box>
  );
}
