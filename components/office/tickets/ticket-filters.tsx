import Box from "@mui/material/Box";
import { IconChevronDown, IconSortDescending, IconUser } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { AreaSearch } from "@/components/office/desk/area-search";
import { oneLine } from "@/components/ui/clamp";
import { MenuButton, MenuIconButton } from "@/components/ui/menu-button";
import { exclusiveChoices } from "@/components/ui/menu-choice";
import { ticketColumns } from "./ticket-columns";
import { NARROW } from "./ticket-looks";
import { useTicketTools } from "./tickets-tools";

/** Search and agent, and the order where there are no column heads to set it. */
export function TicketFilters() {
  const t = useTranslations("tickets");
  const { agents } = useTicketTools("selection");
  const { search, agent, sort } = useTicketTools("filter");
  const { setSearch, setAgent, setSort } = useTicketTools("actions");
  const wide = { [NARROW]: { display: "none" } };
  return (
    <Box sx={{ display: "flex", gap: 1 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <AreaSearch label={t("search")} value={search} onChange={setSearch} />
      </Box>
      <MenuButton
        label={t("agentFilter", { agent: agent ?? t("allAgents") })}
        choicesOf={() =>
          [undefined, ...agents].map((name) => ({
            key: name ?? "",
            label: name ?? t("allAgents"),
            isChosen: name === agent,
            onChoose: () => setAgent(name),
          }))
        }
        variant={agent ? "tinted" : "outlined"}
        color={agent ? "primary" : "inherit"}
        isNarrow
      >
        <IconUser size={20} aria-hidden />
        <Box
          component="span"
          sx={{
            maxWidth: 180,
            ...oneLine,
            ...wide,
          }}
        >
          {agent ?? t("allAgents")}
        </Box>
        <Box component="span" sx={{ display: "flex", ...wide }}>
          <IconChevronDown size={18} aria-hidden />
        </Box>
      </MenuButton>
      <Box sx={{ display: "none", [NARROW]: { display: "block" } }}>
        <MenuIconButton
          label={t("sortBy")}
          choicesOf={() =>
            exclusiveChoices(ticketColumns, {
              chosen: sort.column,
              labelOf: (column) => t(`columns.${column}`),
              onChoose: (column) => setSort({ column, isDescending: column === "date" }),
            })
          }
        >
          <IconSortDescending size={22} aria-hidden />
        </MenuIconButton>
      </Box>
    </Box>
  );
}
