import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import MenuItem from "@mui/material/MenuItem";
import type { Theme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useTranslations } from "next-intl";
import { Form } from "@/components/ui/form";
import { FormField } from "@/components/ui/form-field";
import { SelectField } from "@/components/ui/select-field";
import { TitledDialog } from "@/components/ui/titled-dialog";
import { useKeptDraft } from "@/components/ui/use-kept-draft";
import { useForm } from "@/lib/client/use-form";
import { newTicketSchema, ticketLabels } from "@/lib/office/tickets/schema";
import { LabelDot } from "./label-dot";
import { useTicketActions, useTicketSelection } from "./tickets-tools";

const AGENTS_ID = "ticket-agents";

/** The form for a new ticket; full screen on phones. */
export function TicketDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("tickets");
  const { agents } = useTicketSelection();
  const { add } = useTicketActions();
  const isPhone = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down("sm"));
  const draft = useKeptDraft("ticket");
  const textOf = (name: string) => draft.kept?.get(name) ?? "";
  const form = useForm(newTicketSchema, async (ticket) => {
    leave();
    add(ticket);
  });
  /** Without keeping what was typed. */
  function leave() {
    draft.drop();
    onClose();
  }
  const labels = {
    ticketTitle: t("form.title"),
    ticketDescription: t("form.description"),
    AgentName: t("agent"),
    Label: t("label"),
  };
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
        labels={labels}
        noValidate
        sx={{ display: "flex", flexDirection: "column", minHeight: 0, flex: 1 }}
      >
        <DialogContent
          ref={draft.ref}
          sx={{ display: "grid", gap: 2, alignContent: "start", pt: 1 }}
        >
          <FormField
            name="ticketTitle"
            defaultValue={textOf("ticketTitle")}
            autoFocus
            required
            slotProps={{ htmlInput: { dir: "auto" } }}
          />
          <FormField
            name="ticketDescription"
            defaultValue={textOf("ticketDescription")}
            multiline
            minRows={4}
            slotProps={{ htmlInput: { dir: "auto" } }}
          />
          <FormField
            name="AgentName"
            defaultValue={textOf("AgentName")}
            required
            slotProps={{ htmlInput: { dir: "auto", list: AGENTS_ID, autoComplete: "off" } }}
          />
          <datalist id={AGENTS_ID}>
            {agents.map((agent) => (
              <option key={agent} value={agent} />
            ))}
          </datalist>
          <SelectField name="Label" defaultValue={draft.kept?.get("Label") ?? "warning"}>
            {ticketLabels.map((label) => (
              <MenuItem key={label} value={label}>
                <LabelDot label={label} />
              </MenuItem>
            ))}
          </SelectField>
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
