import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { IconChevronDown, IconVolumeOff } from "@tabler/icons-react";
import { useFormatter, useTranslations } from "next-intl";
import { useLazyPart } from "@/components/ui/use-lazy-part";

/** The requests of muted guests below those that wait, folded: the DJ looks at them when there is time. */
export function ApartGroup({ count }: { count: number }) {
  const t = useTranslations("house.apart");
  const format = useFormatter();
  const list = useLazyPart(loadList, { isFetchedAhead: false });
  const isOpen = list.Part !== undefined;
  if (count === 0) return null;
  return (
    <Box component="li">
      <Button
        fullWidth
        size="large"
        color="inherit"
        aria-expanded={isOpen}
        startIcon={<IconVolumeOff size={20} aria-hidden />}
        endIcon={
          <Box
            component={IconChevronDown}
            size={20}
            aria-hidden
            sx={{ transform: isOpen ? "rotate(180deg)" : "none" }}
          />
        }
        onClick={isOpen ? list.close : list.open}
        sx={{ minHeight: 48, px: 1.5, justifyContent: "start", color: "text.secondary" }}
      >
        <Box component="span" sx={{ flex: 1, textAlign: "start" }}>
          {t("open")}
        </Box>
        <Box component="b" sx={{ color: "text.primary", fontVariantNumeric: "tabular-nums" }}>
          {format.number(count)}
        </Box>
      </Button>
      {list.Part && <list.Part />}
    </Box>
  );
}

async function loadList() {
  const { ApartList } = await import("./apart-list");
  return ApartList;
}
