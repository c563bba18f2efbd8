import IconButton from "@mui/material/IconButton";
import { IconPaperclip, IconPhoto } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import type { Chosen } from "@/lib/office/chat/chosen";
import { useChatTools } from "./chat-tools";

type Props = { chatId: number; kind: Chosen["kind"] };

/** Chooses photos or files of the device to send. */
export function PickButton({ chatId, kind }: Props) {
  const t = useTranslations("chat");
  const { choose } = useChatTools();
  const input = useRef<HTMLInputElement>(null);
  const label = kind === "picture" ? t("addPhoto") : t("addFile");
  const Icon = kind === "picture" ? IconPhoto : IconPaperclip;
  return (
    <>
      <IconButton aria-label={label} title={label} onClick={() => input.current?.click()}>
        <Icon size={22} aria-hidden />
      </IconButton>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        {...(kind === "picture" && { accept: "image/*" })}
        onChange={({ target }) => {
          choose(chatId, [...(target.files ?? [])], kind);
          // The same file can be chosen again.
          target.value = "";
        }}
      />
    </>
  );
}
