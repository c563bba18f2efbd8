import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { IconChevronDown } from "@tabler/icons-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { clamp } from "@/components/ui/clamp";
import { MenuButton } from "@/components/ui/menu-button";
import { useIsSecureContext } from "@/components/ui/use-is-secure-context";
import type { Board } from "@/lib/party/board/schema";
import { useBoardTools } from "./board-tools";

/** The event's name, guests and code, and the way to the DJ's other events. */
export function EventHeading({ board }: { board: Board }) {
  const t = useTranslations("board");
  const { canWork } = useBoardTools();
  const isSecure = useIsSecureContext();
  const { name, venue, code, guests } = board;
  return (
    <>
      <Box sx={{ flex: "1 1 0", minWidth: 0, overflow: "hidden" }}>
        <Typography component="h1" dir="auto" title={name} sx={{ typography: "h5", ...clamp(1) }}>
          {name}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={clamp(1)} title={venue}>
          {t("guests", { backers: guests })} ·{" "}
          <Box component="b" sx={{ color: "text.primary", letterSpacing: "0.08em" }}>
            {code}
          </Box>
          {!canWork && ` · ${t("moderating")}`}
          {!isSecure && ` · ${t("mayFallAsleep")}`}
        </Typography>
      </Box>
      <EventSwitch board={board} />
    </>
  );
}

function EventSwitch({ board }: { board: Board }) {
  const t = useTranslations("board");
  const router = useRouter();
  const { events } = useBoardTools();
  const others = events.filter(({ id }) => id !== board.id);
  if (others.length === 0) return null;
  return (
    <MenuButton
      variant="icon"
      label={t("switchEvent")}
      choices={others.map(({ id, name }) => ({
        key: id,
        label: name,
        onChoose: () => router.push(`/DJPortal?event=${id}`),
      }))}
    >
      <IconChevronDown size={20} aria-hidden />
    </MenuButton>
  );
}
