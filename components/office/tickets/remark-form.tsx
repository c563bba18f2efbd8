import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import OutlinedInput from "@mui/material/OutlinedInput";
import { IconSend } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { type FormEvent, type KeyboardEvent, useState } from "react";
import { useTicketsTools } from "./tickets-tools";

const LONGEST = 2000;

/** Adds a remark: Enter sends it, Shift and Enter begin a new line. */
export function RemarkForm({ ticketId }: { ticketId: number }) {
  const t = useTranslations("tickets.remarks");
  const { addRemark } = useTicketsTools();
  const [remark, setRemark] = useState("");

  function send() {
    if (!remark.trim()) return;
    addRemark(ticketId, remark.trim());
    setRemark("");
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    send();
  }
  function handleKey(event: KeyboardEvent) {
    // An input method uses Enter to choose its word.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  return (
    <Box
      component="form"
      onSubmit={handleSubmit}
      sx={{ display: "flex", alignItems: "end", gap: 1, p: { xs: 1, sm: 2 } }}
    >
      <OutlinedInput
        fullWidth
        multiline
        maxRows={5}
        placeholder={t("add")}
        value={remark}
        onChange={({ target }) => setRemark(target.value)}
        inputProps={{
          "aria-label": t("add"),
          dir: "auto",
          maxLength: LONGEST,
          onKeyDown: handleKey,
        }}
      />
      <IconButton
        type="submit"
        size="large"
        color="primary"
        aria-label={t("send")}
        disabled={!remark.trim()}
      >
        <IconSend size={22} data-directional aria-hidden />
      </IconButton>
    </Box>
  );
}
