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
import type { ListedTicket } from "@/lib/office/tickets/rules";
import { TicketDetail } from "./ticket-detail";
import { ROW_HEIGHT, TicketList } from "./ticket-list";
import { TicketsProvider } from "./tickets-provider";
import { useTicketTools } from "./tickets-tools";

const NONE: readonly ListedTicket[] = [];

/** A table of tickets, and the open one beside it. */
export function TicketsArea() {
  const { tickets, error, retry } = useTickets();
  const form = useLazyPart(() => import("./ticket-dialog").then((part) => part.TicketDialog));
  useAreaKey("n", form.open);
  useAskedNew(form.open, tickets !== undefined);
  return (
    <TicketsProvider tickets={tickets ?? NONE} openForm={form.open}>
      <TicketsFrame isLoaded={tickets !== undefined} error={error} onRetry={retry} />
      {form.Part && <form.Part onClose={form.close} />}
    </TicketsProvider>
  );
}

type FrameProps = { isLoaded: boolean; error: Error | undefined; onRetry: () => void };

function TicketsFrame({ isLoaded, error, onRetry }: FrameProps) {
  const t = useTranslations("tickets");
  const labels = useTranslations("labels");
  const { chosen } = useTicketTools("selection");
  const { openForm } = useTicketTools("actions");
  return (
    <AreaFrame
      title={labels("Tickets")}
      action={{ label: t("new"), icon: IconPlus, onClick: openForm }}
      isDetailOpen={!!chosen}
    >
      {isLoaded ? (
        <AreaPanes
          label={t("ticket")}
          isTable
          isDetailOpen={!!chosen}
          list={<TicketList />}
          detail={chosen && <TicketDetail key={chosen.id} ticket={chosen} />}
        />
      ) : error ? (
        <AreaFailed title={t("failed")} error={error} onRetry={onRetry} />
      ) : (
        <PanesSkeleton label={t("ticket")} rowHeight={ROW_HEIGHT} isTable />
      )}
    </AreaFrame>
  );
}
