import Box from "@mui/material/Box";
import OutlinedInput from "@mui/material/OutlinedInput";
import { IconSend } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { z } from "zod/mini";
import { sendOnEnter } from "@/components/office/desk/send-on-enter";
import { IconButton } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { useForm } from "@/lib/client/use-form";
import { remarkSchema } from "@/lib/office/tickets/schema";
import { useTicketTools } from "./tickets-tools";

const LONGEST = 2000;
const schema = z.pick(remarkSchema, { remark: true });

/** Adds a remark: Enter sends it, Shift and Enter begin a new line. */
export function RemarkForm({ ticketId }: { ticketId: number }) {
  const t = useTranslations("tickets.remarks");
  const { addRemark } = useTicketTools("actions");
  const [remark, setRemark] = useState("");
  const form = useForm(schema, async (written) => {
    addRemark(ticketId, written.remark);
    setRemark("");
  });

  return (
    <Box
      component={Form}
      form={form}
      labels={{}}
      sx={{ display: "flex", alignItems: "end", gap: 1, p: { xs: 1, sm: 2 } }}
    >
      <OutlinedInput
        fullWidth
        multiline
        maxRows={5}
        name="remark"
        placeholder={t("add")}
        value={remark}
        onChange={({ target }) => setRemark(target.value)}
        inputProps={{
          "aria-label": t("add"),
          dir: "auto",
          maxLength: LONGEST,
          // MUI sets it when its scripts run; until then a browser shows two.
          rows: 1,
          onKeyDown: sendOnEnter,
        }}
      />
      <IconButton type="submit" color="primary" aria-label={t("send")} disabled={!remark.trim()}>
        <IconSend size={22} data-directional aria-hidden />
      </IconButton>
    </Box>
  );
}
