import { IconCalendar, IconClock } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import type { ComponentProps, ReactNode } from "react";
import { ChoiceMenu } from "@/components/office/charts/choice-menu";
import { PageHead } from "@/components/office/page-head";
import { isolated } from "@/components/ui/isolated";
import type { DjEvent } from "@/lib/party/events/schema";
import { periods } from "@/lib/party/insights/schema";
import { useFigureText, useNightAddress } from "./dashboard-tools";

/** An event to choose, with the time by which the DJ knows it. */
export type NightChoice = Pick<DjEvent, "id" | "name" | "timeZone"> & { startedAt: string };

type Props = {
  /** The page's own name and the way to it. */
  head: Pick<ComponentProps<typeof PageHead>, "title" | "name" | "trail">;
  events: NightChoice[];
  first: string;
  /** What else can be done with the night. */
  children?: ReactNode;
};

/** Chooses the night, and the hours that the figures cover. */
export function NightHead({ head, events, first, children }: Props) {
  const t = useTranslations("dashboards");
  const { night, period, goNight, goPeriod } = useNightAddress(first);
  const { day } = useFigureText();
  return (
    <PageHead {...head}>
      <ChoiceMenu
        label={t("period")}
        icon={IconClock}
        value={period}
        options={periods.map((value) => ({ value, label: t(`periods.${value}`) }))}
        onChoose={goPeriod}
      />
      <ChoiceMenu
        label={t("night")}
        icon={IconCalendar}
        value={night}
        options={events.map(({ id, name, startedAt, timeZone }) => ({
          value: id,
          label: `${isolated(name)} · ${day(startedAt, timeZone)}`,
        }))}
        onChoose={goNight}
      />
      {children}
    </PageHead>
  );
}
