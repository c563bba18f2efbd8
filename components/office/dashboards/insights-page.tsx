import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { TablesBeside } from "@/components/office/charts/panel";
import { PanelCell, PanelGrid } from "@/components/office/charts/panel-grid";
import { useInsights } from "@/lib/party/insights/hooks";
import { ArtistsPanel } from "./artists-panel";
import { useNightAddress } from "./dashboard-tools";
import { FiguresExport } from "./figures-export";
import { LatestNightsPanel } from "./latest-nights-panel";
import { LovedPanel } from "./loved-panel";
import { NightContext, useShownNight } from "./night-context";
import { type NightChoice, NightHead } from "./night-head";
import { NightTiles } from "./night-tiles";
import { NightsPanel } from "./nights-panel";
import { OutcomesPanel } from "./outcomes-panel";
import { PeaksPanel } from "./peaks-panel";
import { ReasonsPanel } from "./reasons-panel";
import { RequestsPanel } from "./requests-panel";
import { SongsPanel } from "./songs-panel";
import { WaitsPanel } from "./waits-panel";

type Props = { events: NightChoice[]; first: string };

/** A night in figures, each drawn and in words, and to take along. */
export function InsightsPage({ events, first }: Props) {
  const t = useTranslations("insights");
  const menu = useTranslations("layout.menu");
  const { night, period, nights } = useNightAddress(first);
  const answer = useInsights(night, period);
  const isEmpty = answer.data?.night.requests === 0;
  return (
    <NightContext value={{ answer, period }}>
      <NightHead
        head={{ title: t("title"), trail: [{ label: menu("events"), href: "/DJPortal/events" }] }}
        events={events}
        first={first}
      >
        <FiguresExport figures={answer.data} />
      </NightHead>
      <Box sx={{ display: "grid", gap: 2 }}>
        {isEmpty ? (
          <Card sx={{ px: 3, py: 7, textAlign: "center" }}>
            <Typography component="h2" variant="h4" sx={{ mb: 1 }}>
              {t(period === "night" ? "empty.title" : "empty.period")}
            </Typography>
            <Typography color="textSecondary">{t("empty.text")}</Typography>
          </Card>
        ) : (
          <TablesBeside value={true}>
            <NightPanels />
          </TablesBeside>
        )}
        <LatestNightsPanel count={nights} />
      </Box>
    </NightContext>
  );
}

function NightPanels() {
  const { nights } = useNightAddress("");
  const { answer } = useShownNight();
  const isLoved = Boolean(answer.data?.loved.length);
  return (
    <PanelGrid>
      <NightTiles />
      <PanelCell sm={12} lg={8}>
        <RequestsPanel />
      </PanelCell>
      <PanelCell sm={12} lg={4}>
        <OutcomesPanel />
      </PanelCell>
      <PanelCell sm={6} lg={4}>
        <SongsPanel />
      </PanelCell>
      <PanelCell sm={6} lg={4}>
        <ArtistsPanel />
      </PanelCell>
      {isLoved && (
        <PanelCell sm={6} lg={4}>
          <LovedPanel />
        </PanelCell>
      )}
      <PanelCell sm={6} lg={4}>
        <ReasonsPanel />
      </PanelCell>
      <PanelCell sm={6} lg={4}>
        <PeaksPanel />
      </PanelCell>
      <PanelCell sm={12} lg={isLoved ? 4 : 8}>
        <WaitsPanel />
      </PanelCell>
      <PanelCell sm={12} lg={12}>
        <NightsPanel count={nights} />
      </PanelCell>
    </PanelGrid>
  );
}
