import Box from "@mui/material/Box";
import { IconTicket, type TablerIcon } from "@tabler/icons-react";
import { useFormatter, useTranslations } from "next-intl";
import { FilterChip } from "@/components/office/desk/filter-chip";
import { oneLine } from "@/components/ui/clamp";
import type { TicketStatus } from "@/lib/office/tickets/schema";
import styles from "./status-tiles.module.css";
import { shownStatuses, statusLooks } from "./ticket-looks";
import { useTicketTools } from "./tickets-tools";

/** How many tickets there are of each status; a tile filters the list. */
export function StatusTiles() {
  const t = useTranslations("tickets");
  return (
    <Box
      component="nav"
      aria-label={t("filter")}
      sx={{ display: "grid", gridTemplateColumns: "repeat(4, minmax(0, 1fr))", gap: 1 }}
    >
      <Tile status={undefined} icon={IconTicket} word={t("total")} />
      {shownStatuses.map((status) => (
        <Tile
          key={status}
          status={status}
          icon={statusLooks[status].icon}
          word={t(`statuses.${status}`)}
        />
      ))}
    </Box>
  );
}

type Props = { status: TicketStatus | undefined; icon: TablerIcon; word: string };

function Tile({ status, icon: Icon, word }: Props) {
  const format = useFormatter();
  const { status: current, counts, filterHref } = useTicketTools("filter");
  const { setStatus } = useTicketTools("actions");
  const color = status && statusLooks[status].color;
  const tint = color === "default" ? "text.secondary" : `${color ?? "primary"}.main`;
  return (
    <FilterChip
      href={filterHref(status)}
      isCurrent={status === current}
      onChoose={() => setStatus(status)}
      className={styles.tile}
    >
      <Box sx={{ display: { xs: "none", md: "flex" }, color: tint, px: 0.5 }}>
        <Icon size={24} aria-hidden />
      </Box>
      <Box sx={{ display: "grid", textAlign: "start", minWidth: 0 }}>
        <Box
          component="strong"
          sx={{ typography: "h4", color: "text.primary", fontVariantNumeric: "tabular-nums" }}
        >
          {format.number(counts[status ?? "total"])}
        </Box>{" "}
        <Box
          component="span"
          sx={{ typography: "body2", fontSize: { xs: "0.75rem", sm: "0.8125rem" }, ...oneLine }}
        >
          {word}
        </Box>
      </Box>
    </FilterChip>
  );
}
