import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { IconQrcode } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { useLazyPart } from "@/components/ui/use-lazy-part";
import { useSync } from "@/lib/client/effects/use-change";
import type { ListedEvent } from "@/lib/party/events/schema";
import { useOwnPermalink } from "@/lib/party/permalinks/dj-hooks";
import { PermalinkAddress } from "./permalink-address";

type Props = {
  events: ListedEvent[];
  /** The address of the site, as guests reach it. */
  origin: string;
  /** Not on the account that all visitors of a demo share. */
  canChange: boolean;
};

/** The link that always leads to the DJ's event: where it leads now, and what to do with it. */
export function PermalinkCard({ events, origin, canChange }: Props) {
  const t = useTranslations("permalinks.own");
  const { data, mutate } = useOwnPermalink();
  const naming = useLazyPart(() =>
    import("./permalink-dialog").then((part) => part.PermalinkDialog),
  );
  const schedule = events.map(({ id, status, opensAt }) => `${id} ${status} ${opensAt}`).join();
  // Where it leads follows from the events.
  useSync(schedule, () => schedule && mutate());
  if (!data || !(data.name || canChange)) return null;

  return (
    <Card component="section" aria-labelledby="permalink" sx={{ p: 2.5 }}>
      {data.name ? (
        <PermalinkAddress
          permalink={data}
          events={events}
          origin={origin}
          onChange={canChange ? naming.open : undefined}
        />
      ) : (
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2 }}>
          <IconQrcode size={40} stroke={1.5} color="var(--palette-primary-main)" aria-hidden />
          <Box sx={{ flex: "1 1 260px" }}>
            <Typography id="permalink" component="h2" variant="h5">
              {t("none.title")}
            </Typography>
            <Typography color="textSecondary">{t("none.text")}</Typography>
          </Box>
          <Button variant="tinted" onClick={naming.open}>
            {t("none.choose")}
          </Button>
        </Box>
      )}
      {naming.Part && <naming.Part permalink={data} origin={origin} onClose={naming.close} />}
    </Card>
  );
}
