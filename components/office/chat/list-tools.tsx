import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { IconChecks, IconChevronDown } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { MenuButton } from "@/components/ui/menu-button";
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
        variant="button"
        label={t("sortedBy", { order: t(`orders.${order}`) })}
        props={{
          color: "inherit",
          sx: quiet,
          endIcon: <IconChevronDown size={18} aria-hidden />,
        }}
        choices={chatOrders.map((known) => ({
          key: known,
          label: t(`orders.${known}`),
          isChosen: known === order,
          onChoose: () => setOrder(known),
        }))}
      >
        {t(`orders.${order}`)}
      </MenuButton>
      <Button
        title={t("markAllRead")}
        onClick={markAllRead}
        disabled={ordered.every(({ unread }) => unread === 0)}
        startIcon={<IconChecks size={20} aria-hidden />}
        sx={quiet}
      >
        {t("allRead")}
      </Button>
    </Box>
  );
}

const quiet = { minHeight: 44, px: 1.25, "@media (pointer: coarse)": { minHeight: 48 } };
