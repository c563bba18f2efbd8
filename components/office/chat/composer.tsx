import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import OutlinedInput from "@mui/material/OutlinedInput";
import { IconSend } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { type ClipboardEvent, type FormEvent, type KeyboardEvent, useRef } from "react";
import { PickButton } from "@/components/office/desk/pick-button";
import { useDraft } from "@/components/office/desk/use-draft";
import { WaitingRow } from "@/components/office/desk/waiting-row";
import type { ListedChat } from "@/lib/office/chat/rules";
import { LONGEST_MESSAGE } from "@/lib/office/chat/schema";
import type { Chosen } from "@/lib/office/desk/chosen";
import { useChatTools } from "./chat-tools";

/** Writes to a contact: Enter sends, Shift and Enter begin a new line. What is not sent yet stays with its chat. */
export function Composer({ chat }: { chat: ListedChat }) {
  const t = useTranslations("chat");
  const { send, setDraft, waitingIn, choose, drop } = useChatTools();
  const field = useRef<HTMLTextAreaElement>(null);
  const kept = chat.draft ?? "";
  const draft = useDraft(kept, (text) => text !== kept && setDraft(chat.id, text));
  const waiting = waitingIn(chat.id);
  const isEmpty = !draft.value.trim() && waiting.chosen.length === 0;

  const add = (files: readonly File[], kind: Chosen["kind"]) => choose(chat.id, files, kind);
  function submit() {
    if (isEmpty || !send(chat, draft.value)) return;
    draft.drop();
    field.current?.focus();
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    submit();
  }
  function handleKey(event: KeyboardEvent) {
    // An input method uses Enter to choose its word.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  }
  function handlePaste(event: ClipboardEvent) {
    const pictures = [...event.clipboardData.files].filter(({ type }) => type.startsWith("image/"));
    if (pictures.length === 0) return;
    event.preventDefault();
    add(pictures, "picture");
  }

  return (
    <Box component="form" onSubmit={handleSubmit} sx={frame}>
      <WaitingRow waiting={waiting} onDrop={(key) => drop(chat.id, key)} />
      <Box sx={{ display: "flex", alignItems: "end", gap: 0.5 }}>
        <PickButton kind="file" onChoose={add} />
        <OutlinedInput
          fullWidth
          multiline
          maxRows={5}
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
            enterKeyHint: "send",
            onKeyDown: handleKey,
            onPaste: handlePaste,
          }}
          endAdornment={<PickButton kind="picture" onChoose={add} />}
        />
        <IconButton type="submit" aria-label={t("send")} disabled={isEmpty} sx={sendButton}>
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
  "& .MuiOutlinedInput-input": { py: "12px", px: 2, lineHeight: "24px" },
} as const;

const sendButton = {
  borderRadius: "24px",
  bgcolor: "primary.fill",
  color: "common.white",
  "&:hover": { bgcolor: "primary.dark" },
  "&.Mui-disabled": { bgcolor: "background.raised", color: "text.disabled" },
} as const;
