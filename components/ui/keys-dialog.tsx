import Box from "@mui/material/Box";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import { Button } from "./button";
import { labelsOf } from "./keys";
import { TitledDialog } from "./titled-dialog";

type Props = {
  title: string;
  /** Each key with what it does. */
  keys: readonly { key: string; text: string }[];
  closeLabel: string;
  onClose: () => void;
};

/** The keys of a screen and what they do. */
export function KeysDialog({ title, keys, closeLabel, onClose }: Props) {
  return (
    <TitledDialog title={title} maxWidth="xs" onClose={onClose}>
      <DialogContent>
        <Box
          component="dl"
          sx={{
            m: 0,
            display: "grid",
            gridTemplateColumns: "auto minmax(0, 1fr)",
            alignItems: "center",
            columnGap: 2,
            rowGap: 1,
          }}
        >
          {keys.map(({ key, text }) => (
            <Box key={key} sx={{ display: "contents" }}>
              <Box component="dt" dir="ltr" sx={{ display: "flex", gap: 0.5 }}>
                {labelsOf(key).map((label) => (
                  <Key key={label} label={label} />
                ))}
              </Box>
              <Box component="dd" sx={{ m: 0 }}>
                {text}
              </Box>
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          {closeLabel}
        </Button>
      </DialogActions>
    </TitledDialog>
  );
}

function Key({ label }: { label: string }) {
  return (
    <Box
      component="kbd"
      sx={{
        minWidth: 32,
        px: 1,
        py: 0.5,
        textAlign: "center",
        font: "inherit",
        fontWeight: 600,
        borderRadius: 1,
        border: 1,
        borderColor: "divider",
        bgcolor: "background.raised",
      }}
    >
      {label}
    </Box>
  );
}
