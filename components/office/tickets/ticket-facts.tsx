import Box from "@mui/material/Box";
import { IconChevronDown } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { MenuButton } from "@/components/ui/menu-button";
import { exclusiveChoices, type MenuChoice } from "@/components/ui/menu-choice";
import type { ListedTicket } from "@/lib/office/tickets/rules";
import { ticketLabels } from "@/lib/office/tickets/schema";
import { AgentFace } from "./agent-face";
import { LabelDot } from "./label-dot";
import { useTicketTools } from "./tickets-tools";
import { useTicketWords } from "./use-ticket-words";

/** Agent, label and day. The first two can be set. */
export function TicketFacts({ ticket }: { ticket: ListedTicket }) {
  const t = useTranslations("tickets");
  const words = useTicketWords();
  const { tickets, agents } = useTicketTools("selection");
  const { update } = useTicketTools("actions");
  const { id, AgentName, Label } = ticket;

  /** The picture goes with the name. */
  function assign(name: string) {
    const known = tickets.find((other) => other.AgentName === name);
    update(id, { AgentName: name, ...(known && { thumb: known.thumb }) });
  }

  return (
    <Box component="dl" sx={{ display: "grid", gridTemplateColumns: "1fr 1fr", gap: 1.5, m: 0 }}>
      <Fact word={t("agent")}>
        <FactMenu
          label={t("agentIs", { agent: AgentName })}
          choices={exclusiveChoices(agents, {
            chosen: AgentName,
            labelOf: (name) => name,
            onChoose: assign,
          })}
        >
          <AgentFace ticket={ticket} />
        </FactMenu>
      </Fact>
      <Fact word={t("label")}>
        <FactMenu
          label={t("labelIs", { label: t(`labels.${Label}`) })}
          choices={exclusiveChoices(ticketLabels, {
            chosen: Label,
            labelOf: (label) => t(`labels.${label}`),
            onChoose: (label) => update(id, { Label: label }),
          })}
        >
          <LabelDot label={Label} />
        </FactMenu>
      </Fact>
      <Fact word={t("opened")} isLong>
        {words.longDay(ticket)}
      </Fact>
    </Box>
  );
}

type FactProps = { word: string; isLong?: boolean; children: ReactNode };

function Fact({ word, isLong = false, children }: FactProps) {
  return (
    <Box sx={{ minWidth: 0, ...(isLong && { gridColumn: "1 / -1" }) }}>
      <Box component="dt" sx={{ typography: "body2", color: "text.secondary" }}>
        {word}
      </Box>
      <Box
        component="dd"
        sx={{
          m: 0,
          minHeight: 44,
          display: "flex",
          alignItems: "center",
          "& > button": { fontWeight: 400 },
        }}
      >
        {children}
      </Box>
    </Box>
  );
}

type FactMenuProps = { label: string; choices: MenuChoice[]; children: ReactNode };

function FactMenu({ label, choices, children }: FactMenuProps) {
  return (
    <MenuButton
      label={label}
      choicesOf={() => choices}
      color="inherit"
      isNarrow
      edge="start"
      size="medium"
    >
      {children}
      <IconChevronDown size={16} aria-hidden />
    </MenuButton>
  );
}
