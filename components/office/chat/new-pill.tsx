import Button from "@mui/material/Button";
import { IconArrowDown } from "@tabler/icons-react";
import { useTranslations } from "next-intl";

type Props = { count: number; onGo: () => void };

/** Leads to the messages that came while the visitor was reading older ones. */
export function NewPill({ count, onGo }: Props) {
  const t = useTranslations("chat");
  return (
    <Button
      variant="contained"
      onClick={onGo}
      startIcon={<IconArrowDown size={20} aria-hidden />}
      sx={{
        position: "absolute",
        bottom: 12,
        insetInline: 0,
        mx: "auto",
        width: "max-content",
        minHeight: 44,
        borderRadius: 999,
        boxShadow: 4,
      }}
    >
      {t("newer", { count })}
    </Button>
  );
}
