import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import FormControlLabel from "@mui/material/FormControlLabel";
import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import { useFormatter, useTranslations } from "next-intl";
import { Button, IconButton } from "@/components/ui/button";
import { TitledDialog } from "@/components/ui/titled-dialog";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { completed } from "@/lib/office/tables/rules";
import { useColumnStore } from "@/lib/office/tables/store";

/** Which columns are shown, in which order. The table follows at once. */
export function ColumnsDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("tables");
  const { order, hidden, move, show, reset } = useColumnStore();
  const columns = completed(order);
  const isLastShown = columns.length - hidden.length === 1;
  const format = useFormatter();
  const names = columns.map((column) => t(`columns.${column}`));
  return (
    <TitledDialog title={t("chooseColumns")} maxWidth="xs" onClose={onClose}>
      <DialogContent>
        <VisuallyHidden role="status">{format.list(names)}</VisuallyHidden>
        <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
          {columns.map((column, place) => {
            const name = t(`columns.${column}`);
            const isShown = !hidden.includes(column);
            return (
              <Box component="li" key={column} sx={{ display: "flex", alignItems: "center" }}>
                <FormControlLabel
                  label={name}
                  sx={{ flex: 1 }}
                  control={
                    <Checkbox
                      checked={isShown}
                      // A table without columns shows nothing.
                      disabled={isShown && isLastShown}
                      onChange={(_, isChecked) => show(column, isChecked)}
                    />
                  }
                />
                <IconButton
                  aria-label={t("moveUp", { name })}
                  disabled={place === 0}
                  onClick={() => move(column, -1)}
                >
                  <IconArrowUp size={20} aria-hidden />
                </IconButton>
                <IconButton
                  aria-label={t("moveDown", { name })}
                  disabled={place === columns.length - 1}
                  onClick={() => move(column, 1)}
                >
                  <IconArrowDown size={20} aria-hidden />
                </IconButton>
              </Box>
            );
          })}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={reset} size="medium">
          {t("reset")}
        </Button>
        <Button variant="contained" onClick={onClose} size="medium">
          {t("done")}
        </Button>
      </DialogActions>
    </TitledDialog>
  );
}
