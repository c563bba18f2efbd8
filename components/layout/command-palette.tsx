import Autocomplete, { createFilterOptions } from "@mui/material/Autocomplete";
import Box from "@mui/material/Box";
import Dialog from "@mui/material/Dialog";
import InputAdornment from "@mui/material/InputAdornment";
import ListSubheader from "@mui/material/ListSubheader";
import type { PopperProps } from "@mui/material/Popper";
import TextField from "@mui/material/TextField";
import { IconSearch } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useId } from "react";
import { useCloseRequest } from "@/components/ui/use-close-request";
import { type Command, useCommands, useOwnCommands } from "./commands";
import type { Viewer } from "./menu";

type Props = { viewer: Viewer; onClose: () => void; onSettings: () => void };

const byLetters = createFilterOptions<Command>();

/** The command palette (Ctrl+K or ⌘K): filters as you type, runs on Enter. It finds the DJ's own items by their titles. */
export function CommandPalette({ viewer, onClose, onSettings }: Props) {
  const t = useTranslations("layout.palette");
  const commands = useCommands(viewer, onSettings);
  const ownCommands = useOwnCommands(viewer);
  const handleClose = useCloseRequest(true, onClose);
  return (
    <Dialog
      open
      onClose={handleClose}
      fullWidth
      maxWidth="sm"
      slotProps={{ paper: { "aria-label": t("open") } }}
      sx={{ "& .MuiDialog-container": { alignItems: "flex-start", pt: { xs: 0, sm: "12dvh" } } }}
    >
      <Autocomplete
        open
        autoHighlight
        forcePopupIcon={false}
        options={commands}
        filterOptions={(options, state) => [
          ...byLetters(options, state),
          ...ownCommands(state.inputValue),
        ]}
        getOptionKey={({ key, label }) => key ?? label}
        groupBy={({ group }) => group}
        renderGroup={({ key, group, children }) => (
          <Group key={key} name={group}>
            {children}
          </Group>
        )}
        noOptionsText={t("empty")}
        value={null}
        onClose={(_, reason) => reason === "escape" && onClose()}
        onChange={(_, command) => {
          onClose();
          command?.run();
        }}
        slots={{ popper: InPlace, paper: Box }}
        slotProps={{ listbox: { sx: { maxHeight: "min(480px, 60dvh)", p: 1 } } }}
        renderOption={({ key, ...props }, { label, icon: Icon }) => (
          <Box
            key={key}
            component="li"
            {...props}
            sx={{ gap: 1.5, "&&": { minHeight: 48 }, borderRadius: 1 }}
          >
            <Icon size={20} aria-hidden />
            <Box component="span" dir="auto" sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
              {label}
            </Box>
          </Box>
        )}
        renderInput={(params) => (
          <TextField
            {...params}
            autoFocus
            placeholder={t("placeholder")}
            hiddenLabel
            sx={{ p: 1.5, pb: 0.5 }}
            slotProps={{
              ...params.slotProps,
              htmlInput: { ...params.slotProps.htmlInput, "aria-label": t("label") },
              input: {
                ...params.slotProps.input,
                startAdornment: (
                  <InputAdornment position="start" sx={{ paddingInlineStart: 1 }}>
                    <IconSearch size={20} />
                  </InputAdornment>
                ),
              },
            }}
          />
        )}
      />
    </Dialog>
  );
}

/** Commands of one kind. MUI's own group is a list within the list box, which may only hold options and groups. */
function Group({ name, children }: { name: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id}>
      <ListSubheader id={id} component="div" className="MuiAutocomplete-groupLabel">
        {name}
      </ListSubheader>
      {children}
    </Box>
  );
}

/** Renders the list inside the dialog, under the field, instead of floating. */
function InPlace({ children }: PopperProps) {
  return <div>{typeof children === "function" ? null : children}</div>;
}
