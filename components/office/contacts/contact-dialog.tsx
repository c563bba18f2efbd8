import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import type { Theme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useTranslations } from "next-intl";
import { Form } from "@/components/ui/form";
import { TitledDialog } from "@/components/ui/titled-dialog";
import { useKeptDraft } from "@/components/ui/use-kept-draft";
import { useForm } from "@/lib/client/use-form";
import { newContactSchema } from "@/lib/office/contacts/schema";
import { ContactFields, useFieldWords } from "./contact-fields";
import { useContactActions } from "./contacts-tools";

/** The form for a new contact; full screen on phones. */
export function ContactDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("contacts");
  const { add } = useContactActions();
  const isPhone = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down("sm"));
  const draft = useKeptDraft("contact");
  const form = useForm(newContactSchema, async (contact) => {
    leave();
    add(contact);
  });
  /** Without keeping what was typed. */
  function leave() {
    draft.drop();
    onClose();
  }
  return (
    <TitledDialog
      title={t("new")}
      titleProps={{ variant: "h4" }}
      onClose={onClose}
      staysOnTap
      fullScreen={isPhone}
      maxWidth="sm"
    >
      <Box
        component={Form}
        form={form}
        {...useFieldWords()}
        sx={{ display: "flex", flexDirection: "column", minHeight: 0, flex: 1 }}
      >
        <DialogContent ref={draft.ref} sx={{ "&&": { pt: 1 } }}>
          <ContactFields draft={draft.kept && Object.fromEntries(draft.kept)} />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5, pt: 1.5 }}>
          <Button color="inherit" size="large" onClick={leave}>
            {t("form.cancel")}
          </Button>
          <Button type="submit" variant="contained" size="large" loading={form.isBusy}>
            {t("form.add")}
          </Button>
        </DialogActions>
      </Box>
    </TitledDialog>
  );
}
