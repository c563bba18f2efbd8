import Box from "@mui/material/Box";
import OutlinedInput from "@mui/material/OutlinedInput";
import { IconSend } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { type ClipboardEvent, useRef } from "react";
import { z } from "zod/mini";
import { PickButton } from "@/components/office/desk/pick-button";
import { sendOnEnter } from "@/components/office/desk/send-on-enter";
import { useDraft } from "@/components/office/desk/use-draft";
import { WaitingRow } from "@/components/office/desk/waiting-row";
import { IconButton } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { useForm } from "@/lib/client/use-form";
import type { ListedChat } from "@/lib/office/chat/rules";
import { LONGEST_MESSAGE } from "@/lib/office/chat/schema";
import type { Chosen } from "@/lib/office/desk/chosen";
import styles from "./chat.module.css";
import { useChatTools } from "./chat-tools";

const schema = z.object({ text: z.string() });

/** Writes to a contact: Enter sends, Shift and Enter begin a new line. What is not sent yet stays with its chat. */
export function Composer({ chat }: { chat: ListedChat }) {
  const t = useTranslations("chat");
  const waitingIn = useChatTools("waitingIn");
  const { send, setDraft, choose, drop } = useChatTools("actions");
  const field = useRef<HTMLTextAreaElement>(null);
  const kept = chat.draft ?? "";
  const draft = useDraft(kept, (text) => text !== kept && setDraft(chat.id, text));
  const waiting = waitingIn(chat.id);
  const isEmpty = !draft.value.trim() && waiting.chosen.length === 0;

  const add = (files: readonly File[], kind: Chosen["kind"]) => choose(chat.id, files, kind);
  const form = useForm(schema, async ({ text }) => {
    if (isEmpty || !send(chat, text)) return;
    draft.drop();
    field.current?.focus();
  });
  function handlePaste(event: ClipboardEvent) {
    const pictures = [...event.clipboardData.files].filter(({ type }) => type.startsWith("image/"));
    if (pictures.length === 0) return;
    event.preventDefault();
    add(pictures, "picture");
  }

  return (
    <Box component={Form} form={form} labels={{}} sx={frame}>
      <WaitingRow waiting={waiting} onDrop={(key) => drop(chat.id, key)} />
      <Box sx={{ display: "flex", alignItems: "end", gap: 0.5 }}>
        <PickButton kind="file" onChoose={add} />
        <OutlinedInput
          fullWidth
          multiline
          maxRows={5}
          name="text"
          inputRef={field}
          placeholder={t("write")}
          value={draft.value}
          onChange={({ target }) => draft.set(target.value)}
          onBlur={draft.flush}
          sx={input}
          inputProps={{
            "aria-label": t("writeTo", { name: chat.name }),
            dir: "auto",
            maxLength: LONGEST_MESSAGE,
            // MUI sets it when its scripts run; until then a browser shows two.
            rows: 1,
            enterKeyHint: "send",
            onKeyDown: sendOnEnter,
            onPaste: handlePaste,
          }}
          endAdornment={<PickButton kind="picture" onChoose={add} />}
        />
        <IconButton
          type="submit"
          aria-label={t("send")}
          disabled={isEmpty}
          variant="contained"
          color="primary"
          className={styles.round}
        >
          <IconSend size={22} data-directional aria-hidden />
        </IconButton>
      </Box>
    </Box>
  );
}

const frame = {
  flex: "none",
  p: { xs: 1, sm: 1.5 },
  pb: { xs: "calc(8px + env(safe-area-inset-bottom))", sm: 1.5 },
  borderTop: 1,
  borderColor: "divider",
} as const;

const input = {
  p: 0,
  minHeight: 48,
  alignItems: "end",
  borderRadius: "24px",
  "& .MuiOutlinedInput-input": { py: "12px", px: 2, lineHeight: "1.5rem" },
} as const;
