import MenuItem from "@mui/material/MenuItem";
import { useTranslations } from "next-intl";
import { DialogForm, FormDialog } from "@/components/ui/form-dialog";
import { FormField, FormTextArea } from "@/components/ui/form-field";
import { SelectField } from "@/components/ui/select-field";
import { usePersistedDraft } from "@/components/ui/use-persisted-draft";
import { useForm } from "@/lib/client/use-form";
import { newTicketSchema, ticketLabels } from "@/lib/office/tickets/schema";
import { LabelDot } from "./label-dot";
import { useTicketTools } from "./tickets-tools";

const AGENTS_ID = "ticket-agents";

/** The form for a new ticket; full screen on phones. */
export function TicketDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("tickets");
  const { agents } = useTicketTools("selection");
  const { add } = useTicketTools("actions");
  const draft = usePersistedDraft("ticket");
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
    <FormDialog title={t("new")} onClose={onClose}>
      <DialogForm
        form={form}
        labels={labels}
        fieldsRef={draft.ref}
        cancel={t("form.cancel")}
        submit={t("form.add")}
        onCancel={leave}
      >
        <FormField
          name="ticketTitle"
          defaultValue={textOf("ticketTitle")}
          autoFocus
          required
          dir="auto"
        />
        <FormTextArea
          name="ticketDescription"
          defaultValue={textOf("ticketDescription")}
          minRows={4}
          dir="auto"
        />
        <FormField
          name="AgentName"
          defaultValue={textOf("AgentName")}
          required
          dir="auto"
          list={AGENTS_ID}
          autoComplete="off"
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
      </DialogForm>
    </FormDialog>
  );
}
