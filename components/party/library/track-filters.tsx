import Box from "@mui/material/Box";
import Popover from "@mui/material/Popover";
import Typography from "@mui/material/Typography";
import {
  IconAdjustmentsHorizontal,
  IconChevronDown,
  IconCirclesRelation,
} from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { SideDrawer } from "@/components/ui/side-drawer";
import { useCloseRequest } from "@/components/ui/use-close-request";
import { useDialog } from "@/components/ui/use-dialog";
import { KeyChoice } from "./key-choice";
import { OrderChoice } from "./order-choice";
import { TempoChoice } from "./tempo-choice";
import { useLibraryView } from "./use-library-view";

/** What the chosen tempo is called: "120–126", "≥ 120". */
function tempoText(from: number | undefined, to: number | undefined) {
  if (from !== undefined && to !== undefined) return from === to ? `${from}` : `${from}–${to}`;
  return from === undefined ? `≤ ${to}` : `≥ ${from}`;
}

/** The filters of the tracks by key and tempo, each behind a button that says what is chosen. */
export function TrackFilters() {
  const t = useTranslations("library.filters");
  const { view } = useLibraryView();
  const { key, neighbours, bpmFrom, bpmTo } = view;
  const hasTempo = bpmFrom !== undefined || bpmTo !== undefined;
  return (
    <Box sx={{ display: { xs: "none", sm: "flex" }, gap: 1 }}>
      <FilterButton
        label={t("key")}
        icon={<IconCirclesRelation size={18} aria-hidden />}
        chosen={key && (neighbours === "yes" ? `${key} +` : key)}
        about={key && neighbours === "yes" ? t("keyWithNeighbours", { key }) : key}
        width={360}
      >
        <KeyChoice />
      </FilterButton>
      <FilterButton
        label={t("bpm")}
        chosen={hasTempo ? tempoText(bpmFrom, bpmTo) : undefined}
        width={280}
      >
        <TempoChoice />
      </FilterButton>
    </Box>
  );
}

type ButtonProps = {
  label: string;
  icon?: ReactNode;
  chosen: string | undefined;
  /** The same in words. */
  about?: string | undefined;
  width: number;
  children: ReactNode;
};

function FilterButton({ label, icon, chosen, about = chosen, width, children }: ButtonProps) {
  const t = useTranslations("library.filters");
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const handleClose = useCloseRequest(anchor !== null, () => setAnchor(null));
  return (
    <>
      <Button
        variant={chosen ? "tinted" : "outlined"}
        color={chosen ? "primary" : "inherit"}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-label={t("choose", { filter: label, chosen: about ?? t("any") })}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {icon}
        {label}
        <Box
          component="bdi"
          sx={{
            ml: 1,
            fontWeight: chosen ? 600 : 400,
            color: chosen ? "inherit" : "text.secondary",
          }}
        >
          {chosen ?? t("any")}
        </Box>
        <IconChevronDown size={18} aria-hidden />
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={handleClose}
        anchorOrigin={{ vertical: "bottom", horizontal: "right" }}
        transformOrigin={{ vertical: "top", horizontal: "right" }}
        slotProps={{
          paper: {
            role: "dialog",
            "aria-label": label,
            sx: { p: 2, mt: 0.5, width, maxWidth: "calc(100vw - 32px)", backgroundImage: "none" },
          },
        }}
      >
        {children}
      </Popover>
    </>
  );
}

/** The same on a phone: one button, and behind it all filters and the order. */
export function FilterDrawer() {
  const t = useTranslations("library.filters");
  const close = useTranslations("library.import")("close");
  const { view } = useLibraryView();
  const drawer = useDialog<true>();
  const count =
    Number(Boolean(view.key)) +
    Number(Boolean(view.bpmFrom ?? view.bpmTo)) +
    Number(Boolean(view.order));
  return (
    <>
      <Box sx={{ display: { sm: "none" } }}>
        <Button
          variant={count > 0 ? "tinted" : "outlined"}
          color={count > 0 ? "primary" : "inherit"}
          aria-haspopup="dialog"
          onClick={() => drawer.open(true)}
        >
          <IconAdjustmentsHorizontal size={18} aria-hidden />
          {count > 0 ? t("some", { count }) : t("button")}
        </Button>
      </Box>
      {drawer.show(
        (_, { isOpen, onClose }) =>
          isOpen && (
            <SideDrawer title={t("button")} closeLabel={close} width={360} onClose={onClose}>
              <Box sx={{ display: "grid", gap: 2 }}>
                {(
                  [
                    [t("order"), <OrderChoice key="order" />],
                    [t("bpm"), <TempoChoice key="bpm" />],
                    [t("key"), <KeyChoice key="key" />],
                  ] as const
                ).map(([name, choice]) => (
                  <Box key={name} component="section" sx={{ display: "grid", gap: 1 }}>
                    <Typography component="h3" variant="h6">
                      {name}
                    </Typography>
                    {choice}
                  </Box>
                ))}
              </Box>
            </SideDrawer>
          ),
      )}
    </>
  );
}
