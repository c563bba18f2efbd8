import Box from "@mui/material/Box";
import Tooltip from "@mui/material/Tooltip";
import Typography from "@mui/material/Typography";
import { IconCopy } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { encode } from "uqr";
import { Button, ButtonLink, IconButton } from "@/components/ui/button";
import { QrImage } from "@/components/ui/qr-image";
import { useCopy } from "@/components/ui/use-copy";
import type { ListedEvent } from "@/lib/party/events/schema";
import type { Permalink } from "@/lib/party/permalinks/dj-schema";
import { LeadsTo } from "./leads-to";

type Props = {
  permalink: Permalink;
  events: ListedEvent[];
  origin: string;
  onChange: (() => void) | undefined;
};

/** The link itself, to read out, copy and print. */
export function PermalinkAddress({ permalink, events, origin, onChange }: Props) {
  const t = useTranslations("permalinks.own");
  const link = `${origin}/d/${permalink.name}`;
  const copy = useCopy(t("copied"), t("notCopied", { link }));

  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2 }}>
      <QrImage modules={encode(link, { border: 2 }).data} label={t("qr")} width={84} />
      <Box sx={{ flex: "1 1 180px", minWidth: 0 }}>
        <Typography id="permalink" component="h2" variant="body2" color="textSecondary">
          {t("title")}
        </Typography>
        <Box sx={{ typography: "h4", overflowWrap: "anywhere" }}>
          {/* An address reads from left to right in every language. */}
          <bdi dir="ltr">
            <Box component="span" sx={{ color: "text.secondary", fontWeight: 500 }}>
              {link.replace(/^https?:\/\//, "").slice(0, -(permalink.name ?? "").length)}
            </Box>
            <wbr />
            {permalink.name}
          </bdi>
        </Box>
        <LeadsTo leads={permalink.leads} events={events} />
      </Box>
      <Box sx={controls}>
        <Tooltip title={t("copy")}>
          <IconButton aria-label={t("copy")} onClick={() => copy(link)}>
            <IconCopy size={20} aria-hidden />
          </IconButton>
        </Tooltip>
        <ButtonLink href="/DJPortal/poster" variant="tinted" size="medium">
          {t("poster")}
        </ButtonLink>
        {onChange && (
          <Button onClick={onChange} size="medium">
            {t("change")}
          </Button>
        )}
      </Box>
    </Box>
  );
}

/** At the card's end, also where they have no room beside the address. */
const controls = {
  display: "flex",
  alignItems: "center",
  gap: 1,
  marginInlineStart: "auto",
} as const;
