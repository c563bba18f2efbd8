import { useTranslations } from "next-intl";
import { PanelCell, PanelGrid } from "@/components/office/charts/panel-grid";
import { useInsights } from "@/lib/party/insights/hooks";
import { ArtistsPanel } from "./artists-panel";
import { useNightAddress } from "./dashboard-tools";
import { LanguagesPanel } from "./languages-panel";
import { LatestNightsPanel } from "./latest-nights-panel";
import { NightContext } from "./night-context";
import { type NightChoice, NightHead } from "./night-head";
import { NightTiles } from "./night-tiles";
import { NightsPanel } from "./nights-panel";
import { OutcomesPanel } from "./outcomes-panel";
import { PeaksPanel } from "./peaks-panel";
import { ReasonsPanel } from "./reasons-panel";
import { RequestsPanel } from "./requests-panel";
import { ShopTakingsPanel } from "./shop-takings-panel";
import { SongsPanel } from "./songs-panel";
import { WaitsPanel } from "./waits-panel";

type Props = { events: NightChoice[]; first: string };

/** One night in figures, beside the DJ's others. */
export function ModernPage({ events, first }: Props) {
  const { night, period, nights } = useNightAddress(first);
  const t = useTranslations("dashboards");
  const labels = useTranslations("labels");
  const menu = useTranslations("layout.menu");
  const answer = useInsights(night, period);
  return (
    <NightContext value={{ answer, period }}>
      <NightHead
        head={{ title: t("title"), name: labels("Modern"), trail: [{ label: menu("dashboards") }] }}
        events={events}
        first={first}
      />
      <PanelGrid>
        <NightTiles />
        <PanelCell sm={12} lg={5}>
          <RequestsPanel />
        </PanelCell>
        <PanelCell sm={6} lg={4}>
          <OutcomesPanel />
        </PanelCell>
        <PanelCell sm={6} lg={3}>
          <SongsPanel />
        </PanelCell>
        <PanelCell sm={6} lg={3}>
          <ReasonsPanel />
        </PanelCell>
        <PanelCell sm={6} lg={3}>
          <ArtistsPanel />
        </PanelCell>
        <PanelCell sm={12} lg={6}>
          <NightsPanel count={nights} />
        </PanelCell>
        <PanelCell sm={12} lg={6}>
          <WaitsPanel />
        </PanelCell>
        <PanelCell sm={6} lg={3}>
          <PeaksPanel />
        </PanelCell>
        <PanelCell sm={6} lg={3}>
          <LanguagesPanel />
        </PanelCell>
        <PanelCell sm={12} lg={9}>
          <LatestNightsPanel count={nights} />
        </PanelCell>
        <PanelCell sm={12} lg={3}>
          <ShopTakingsPanel />
        </PanelCell>
      </PanelGrid>
    </NightContext>
  );
}
