import Box from "@mui/material/Box";
import { IconPlus } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { AreaFrame } from "@/components/office/desk/area-frame";
import { useAreaKey } from "@/components/office/desk/use-area-key";
import { useAskedNew } from "@/components/shell/navigation/use-asked-new";
import { useWantedPart } from "@/components/ui/use-wanted-part";
import { CalendarBar } from "./calendar-bar";
import { CalendarFoot } from "./calendar-foot";
import { CalendarPane } from "./calendar-pane";
import { CalendarTools } from "./calendar-tools";
import { SubscribeButton } from "./subscribe-button";
import { useTools } from "./use-tools";

type Props = Parameters<typeof useTools>[0] & { canSubscribe: boolean };

/** Appointments and nights by month, week, day, or as a list. */
export function CalendarArea({ canSubscribe, ...props }: Props) {
  const t = useTranslations("calendar");
  const labels = useTranslations("labels");
  const tools = useTools(props);
  const { chosen, draft } = tools.form;
  const { openForm, showDay } = tools.actions;
  const isWanted = chosen !== undefined || draft !== undefined;
  const dialog = useWantedPart(
    () => import("./appointment-dialog").then((part) => part.AppointmentDialog),
    isWanted,
    { isFetchedAhead: true },
  );
  useAreaKey("n", () => openForm());
  useAskedNew(() => openForm());
  useAreaKey("t", () => showDay(tools.view.today));

  return (
    <CalendarTools parts={tools}>
      <AreaFrame
        title={labels("Calendar")}
        action={{ label: t("new"), icon: IconPlus, onClick: () => openForm() }}
        tools={<SubscribeButton canSubscribe={canSubscribe} />}
        isDetailOpen={false}
      >
        <Box
          sx={{
            flex: 1,
            minHeight: 0,
            display: "flex",
            flexDirection: "column",
            gap: 1,
            px: { xs: 2, sm: 3 },
            pb: { xs: 1, sm: 2 },
          }}
        >
          <CalendarBar />
          <CalendarPane />
          <CalendarFoot />
        </Box>
      </AreaFrame>
      {dialog.Part && <dialog.Part key={chosen?.id ?? "new"} />}
    </CalendarTools>
  );
}
