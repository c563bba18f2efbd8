import Dialog, { type DialogProps } from "@mui/material/Dialog";
import DialogTitle from "@mui/material/DialogTitle";
import { type ReactNode, useId } from "react";
import { useCloseRequest } from "./use-close-request";

type Props = Omit<DialogProps, "open" | "title" | "onClose"> & {
  /** False while the dialog fades out. */
  isOpen?: boolean;
  title: ReactNode;
  /** For a title that is more than text. */
  titleProps?: { component: "div"; variant: "h6" };
  onClose: () => void;
  /** Ignores clicks on the backdrop, which would lose what was typed. */
  staysOnTap?: boolean;
};

/** A dialog labelled by its title. */
export function TitledDialog({
  isOpen = true,
  title,
  titleProps,
  onClose,
  staysOnTap = false,
  children,
  ...props
}: Props) {
  const id = useId();
  const handleClose = useCloseRequest(isOpen, onClose);
  return (
    <Dialog
      open={isOpen}
      onClose={(event, reason) => {
        if (!(staysOnTap && reason === "backdropClick")) handleClose(event, reason);
      }}
      fullWidth
      aria-labelledby={id}
      {...props}
    >
      <DialogTitle id={id} sx={{ overflowWrap: "anywhere" }} {...titleProps}>
        {title}
      </DialogTitle>
      {children}
    </Dialog>
  );
}
