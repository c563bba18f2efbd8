import Box from "@mui/material/Box";
import { IconChecks, IconChevronDown } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { MenuButton } from "@/components/ui/menu-button";
import { exclusiveChoices } from "@/components/ui/menu-choice";
import { chatOrders } from "@/lib/office/chat/rules";
import { useChatTools } from "./chat-tools";

/** The order of the list, and a way to have read everything. */
export function ListTools() {
  const t = useTranslations("chat");
  const { ordered, order } = useChatTools("list");
  const { setOrder, markAllRead } = useChatTools("actions");
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", justifyContent: "space-between", gap: 0.5 }}>
      <MenuButton
        label={t("sortedBy", { order: t(`orders.${order}`) })}
        choicesOf={() =>
          exclusiveChoices(chatOrders, {
            chosen: order,
            labelOf: (known) => t(`orders.${known}`),
            onChoose: setOrder,
          })
        }
        color="inherit"
        isNarrow
      >
        {t(`orders.${order}`)}
        <IconChevronDown size={18} aria-hidden />
      </MenuButton>
      <Button
        title={t("markAllRead")}
        onClick={markAllRead}
        disabled={ordered.every(({ unread }) => unread === 0)}
        isNarrow
      >
        <IconChecks size={20} aria-hidden />
        {t("allRead")}
      </Button>
    </Box>
  );
}
