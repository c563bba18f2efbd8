"use client";

import { useTranslations } from "next-intl";
import { ChoiceMenu } from "@/components/office/charts/choice-menu";
import { PanelCell, PanelGrid } from "@/components/office/charts/panel-grid";
import { useFigureText } from "@/components/office/dashboards/dashboard-tools";
import { PageHead } from "@/components/office/page-head";
import type { DoorWeek, Room } from "@/lib/office/dashboards/schema";
import { AreaSample, CandleSample, ColumnSample, LineSample } from "./course-samples";
import { GlanceSample } from "./glance-sample";
import {
  doorChoices,
  ResidencyContext,
  spansOfWeeks,
  useResidencyAddress,
} from "./residency-tools";
import { DoughnutSample, GaugeSample, RadarSample, ScatterSample } from "./whole-samples";

type Props = {
  /** A year of the sample residency, oldest week first. */
  weeks: DoorWeek[];
  rooms: Room[];
};

/** Every kind of chart, drawn from one residency, so that a choice of weeks or doors changes all it concerns. */
export function ChartsScreen({ weeks, rooms }: Props) {
  const t = useTranslations("charts");
  const menu = useTranslations("layout.menu");
  const { day } = useFigureText();
  const address = useResidencyAddress();
  const data = weeks.slice(-Number(address.weeks));
  const doors = address.doors === "both" ? (["early", "late"] as const) : [address.doors];

  return (
    <ResidencyContext
      value={{
        answer: { data, error: undefined, mutate: () => undefined },
        rooms,
        doors: [...doors],
        nameOf: ({ at }) => day(at),
      }}
    >
      <PageHead title={menu("charts")} trail={[{ label: menu("components") }]}>
        <ChoiceMenu
          label={t("doors")}
          value={address.doors}
          options={doorChoices.map((value) => ({ value, label: t(value) }))}
          onChoose={address.goDoors}
        />
        <ChoiceMenu
          label={t("weeks")}
          value={address.weeks}
          options={spansOfWeeks.map((value) => ({
            value,
            label: t("latest", { count: Number(value) }),
          }))}
          onChoose={address.goWeeks}
        />
      </PageHead>
      <PanelGrid>
        <PanelCell sm={12} lg={6}>
          <LineSample />
        </PanelCell>
        <PanelCell sm={12} lg={6}>
          <AreaSample />
        </PanelCell>
        <PanelCell sm={12} lg={8}>
          <ColumnSample />
        </PanelCell>
        <PanelCell sm={6} lg={4}>
          <DoughnutSample />
        </PanelCell>
        <PanelCell sm={6} lg={4}>
          <GaugeSample />
        </PanelCell>
        <PanelCell sm={6} lg={4}>
          <RadarSample />
        </PanelCell>
        <PanelCell sm={6} lg={4}>
          <GlanceSample />
        </PanelCell>
        <PanelCell sm={12} lg={7}>
          <CandleSample />
        </PanelCell>
        <PanelCell sm={12} lg={5}>
          <ScatterSample />
        </PanelCell>
      </PanelGrid>
    </ResidencyContext>
  );
}
