import Box from "@mui/material/Box";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import type { SxProps, Theme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import type { ComponentProps, ReactNode, Ref } from "react";
import { Button } from "./button";
import { Form } from "./form";
import { TitledDialog } from "./titled-dialog";

type DialogProps = Omit<ComponentProps<typeof TitledDialog>, "fullScreen" | "staysOnTap">;

/** A dialog with a form of several fields: full screen on phones, and a tap beside it loses nothing. */
export function FormDialog(props: DialogProps) {
  const isPhone = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down("sm"));
  return <TitledDialog maxWidth="sm" {...props} fullScreen={isPhone} staysOnTap />;
}

type FormProps = ComponentProps<typeof Form> & {
  /** The words of the button that leaves without a change. */
  cancel: string;
  submit: string;
  isIncomplete?: boolean;
  onCancel: () => void;
  /** What else can be done, before these two. */
  more?: ReactNode;
  fieldsRef?: Ref<HTMLDivElement>;
  fieldsSx?: SxProps<Theme>;
};

/** The form in a dialog: its fields scroll, its buttons stay. */
export function DialogForm({
  cancel,
  submit,
  isIncomplete,
  onCancel,
  more,
  fieldsRef,
  fieldsSx,
  children,
  ...props
}: FormProps) {
  return (
    <Box component={Form} {...props} sx={column}>
      <DialogContent ref={fieldsRef} sx={{ ...fields, ...fieldsSx }}>
        {children}
      </DialogContent>
      <DialogActions>
        {more}
        <Button color="inherit" onClick={onCancel}>
          {cancel}
        </Button>
        <Button
          type="submit"
          variant="contained"
          disabled={isIncomplete}
          isBusy={props.form.isBusy}
        >
          {submit}
        </Button>
      </DialogActions>
    </Box>
  );
}

const column = { display: "flex", flexDirection: "column", minHeight: 0, flex: 1 } as const;
const fields = { display: "grid", gap: 2, alignContent: "start", pt: 1 } as const;
