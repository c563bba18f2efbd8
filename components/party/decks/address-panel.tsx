import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { IconCopy, IconLock } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button, IconButton } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { TintedChip } from "@/components/ui/tinted-chip";
import { useCopy } from "@/components/ui/use-copy";
import { useDateText } from "@/components/ui/use-date-text";
import type { DeckAddress } from "./deck-address";
import { Panel } from "./panel";

const HIDDEN = "••••-••••-••••-••••";

type Props = {
  address: DeckAddress;
  since: string | null;
  secret: string | undefined;
  onConnect: () => Promise<boolean>;
  onRevoke: () => Promise<boolean>;
};

/** What to enter in the DJ program, each part to copy. The secret shows once. */
export function AddressPanel({ address, since, secret, onConnect, onRevoke }: Props) {
  const t = useTranslations("decks.address");
  const dateText = useDateText();
  const { host, port, path } = address;
  const all = [host, port, path, secret].filter(Boolean).join("\n");

  return (
    <Panel
      title={t("title")}
      controls={<Buttons since={since} copied={all} onConnect={onConnect} onRevoke={onRevoke} />}
    >
      {address.isForwarded && (
        <Box sx={{ mb: 1 }}>
          <Alert severity="info">{t("https")}</Alert>
        </Box>
      )}
      <Box component="dl" sx={{ m: 0 }}>
        <Part label={t("host")} value={host} />
        <Part label={t("port")} value={port} />
        <Part label={t("path")} value={path} />
        <Part label={t("secret")} value={secret} shown={since ? HIDDEN : t("none")}>
          {secret && <TintedChip color="warning" icon={IconLock} label={t("once")} />}
          {since && !secret && (
            <Typography variant="body2" color="textSecondary">
              {t("kept", { time: dateText(since) })}
            </Typography>
          )}
        </Part>
      </Box>
    </Panel>
  );
}

type ButtonProps = Pick<Props, "since" | "onConnect" | "onRevoke"> & { copied: string };

function Buttons({ since, copied, onConnect, onRevoke }: ButtonProps) {
  const t = useTranslations("decks.address");
  const copy = useCopy(t("copied"), t("notCopied"));
  const [asks, setAsks] = useState<"renew" | "revoke">();
  return (
    <>
      <Box sx={controls}>
        {since && (
          <Button color="error" onClick={() => setAsks("revoke")}>
            {t("revoke")}
          </Button>
        )}
        <Button
          variant={since ? "text" : "contained"}
          onClick={() => (since ? setAsks("renew") : onConnect())}
        >
          {t(since ? "renew" : "create")}
        </Button>
        <Button variant="tinted" onClick={() => copy(copied)}>
          <IconCopy size={18} aria-hidden />
          {t("copyAll")}
        </Button>
      </Box>
      {asks && (
        <ConfirmDialog
          isOpen
          title={t(`${asks}Title`)}
          keep={t("keep")}
          confirm={t(asks)}
          onClose={() => setAsks(undefined)}
          onConfirm={asks === "renew" ? onConnect : onRevoke}
        >
          {t("end")}
        </ConfirmDialog>
      )}
    </>
  );
}

/** On phones they have a row of their own, below the heading. */
const controls = {
  display: "flex",
  flexWrap: "wrap",
  gap: 1,
  flex: { xs: "1 1 100%", sm: "none" },
  "& > *": { flex: { xs: "1 1 auto", sm: "none" } },
} as const;

function Part({
  label,
  value,
  shown,
  children,
}: {
  label: string;
  value: string | undefined;
  /** In place of a value that is not known. */
  shown?: string;
  children?: React.ReactNode;
}) {
  const t = useTranslations("decks.address");
  const copy = useCopy(t("copied"), t("notCopied"));
  return (
    <Box
      sx={{
        display: "flex",
        alignItems: "center",
        gap: 1,
        minHeight: 48,
        "&:not(:last-of-type)": { borderBottom: 1, borderColor: "divider" },
      }}
    >
      <Typography component="dt" color="textSecondary" sx={{ flex: "none", minWidth: 72 }}>
        {label}
      </Typography>
      <Box
        component="dd"
        sx={{ flex: 1, minWidth: 0, m: 0, display: "flex", alignItems: "center" }}
      >
        <Box sx={{ flex: 1, minWidth: 0, display: "flex", flexWrap: "wrap", columnGap: 1 }}>
          <Typography
            component="bdi"
            dir={value ? "ltr" : "auto"}
            sx={{ flex: "1 1 auto", fontWeight: 600, overflowWrap: "anywhere", textAlign: "left" }}
          >
            {value ?? shown}
          </Typography>
          {children}
        </Box>
        {value && (
          <IconButton aria-label={t("copy", { what: label })} onClick={() => copy(value)}>
            <IconCopy size={20} aria-hidden />
          </IconButton>
        )}
      </Box>
    </Box>
  );
}
