import Box from "@mui/material/Box";
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
      <Box sx={controls}>
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
            label: isolated(name),
            end: day(startedAt, timeZone),
          }))}
          onChoose={goNight}
        />
        {children}
      </Box>
    </PageHead>
  );
}

/** On phones the two choices share a row if the night keeps its name there, and what else there is takes the next. */
const controls = {
  display: "flex",
  flexWrap: { xs: "wrap", sm: "nowrap" },
  columnGap: { xs: 1, sm: 2 },
  rowGap: 1,
  flex: { xs: "1 1 100%", sm: "0 1 auto" },
  minWidth: 0,
  "& > *": { flex: { xs: "1 1 100%", sm: "none" } },
  "& > :first-of-type": { flex: { xs: "1 0 auto", sm: "none" } },
  "& > :nth-of-type(2)": { flex: { xs: "1 1 208px", sm: "0 1 auto" } },
  "& > :nth-of-type(-n + 2) > svg:first-of-type": { display: { xs: "none", sm: "inline" } },
} as const;
