import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import Typography from "@mui/material/Typography";
import type { ComponentProps } from "react";
import { useErrorText } from "@/lib/client/error-text";
import { Alert } from "./alert";
import { Button } from "./button";
import { TitledDialog } from "./titled-dialog";

type Props = ComponentProps<typeof TitledDialog> & {
  /** The words of its button. */
  close: string;
  /** Why what it shows has not come. */
  error?: unknown;
  /** What it says until that has come. */
  loading?: string | false;
};

/** A dialog whose parts save by themselves: all that is left to do is to close it. */
export function PanelDialog({ close, error, loading, children, ...props }: Props) {
  const errorText = useErrorText();
  return (
    <TitledDialog maxWidth="sm" {...props}>
      <DialogContent sx={{ display: "grid", gap: 2, alignContent: "start" }}>
        {Boolean(error) && <Alert severity="error">{errorText(error)}</Alert>}
        {children}
        {loading && <Typography color="textSecondary">{loading}</Typography>}
      </DialogContent>
      <DialogActions>
        <Button onClick={props.onClose}>{close}</Button>
      </DialogActions>
    </TitledDialog>
  );
}
