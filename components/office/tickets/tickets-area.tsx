import { IconPlus } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { AreaFailed } from "@/components/office/desk/area-failed";
import { AreaFrame } from "@/components/office/desk/area-frame";
import { AreaPanes } from "@/components/office/desk/area-panes";
import { PanesSkeleton } from "@/components/office/desk/area-skeleton";
import { useAreaKey } from "@/components/office/desk/use-area-key";
import { useAskedNew } from "@/components/shell/navigation/use-asked-new";
import { useLazyPart } from "@/components/ui/use-lazy-part";
import { useTickets } from "@/lib/office/tickets/hooks";
import { TicketDetail } from "./ticket-detail";
import { ROW_HEIGHT, TicketList } from "./ticket-list";
import { TicketsContext } from "./tickets-tools";
import { useTools } from "./use-tools";

/** A table of tickets, and the open one beside it. */
export function TicketsArea() {
  const t = useTranslations("tickets");
  const labels = useTranslations("labels");
  const { tickets, error, retry } = useTickets();
  const form = useLazyPart(() => import("./ticket-dialog").then((part) => part.TicketDialog));
  const tools = useTools(tickets ?? [], form.open);
  const { chosen } = tools;
  useAreaKey("n", form.open);
  useAskedNew(form.open, tickets !== undefined);

  return (
    <TicketsContext value={tools}>
      <AreaFrame
        title={labels("Tickets")}
        action={{ label: t("new"), icon: IconPlus, onClick: form.open }}
        isDetailOpen={!!chosen}
      >
        {tickets ? (
          <AreaPanes
            label={t("ticket")}
            isTable
            isDetailOpen={!!chosen}
            list={<TicketList />}
            detail={chosen && <TicketDetail key={chosen.id} ticket={chosen} />}
          />
        ) : error ? (
          <AreaFailed title={t("failed")} error={error} onRetry={retry} />
        ) : (
          <PanesSkeleton label={t("ticket")} rowHeight={ROW_HEIGHT} isTable />
        )}
      </AreaFrame>
      {form.Part && <form.Part onClose={form.close} />}
    </TicketsContext>
  );
}
