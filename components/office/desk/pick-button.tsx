import { IconPaperclip, IconPhoto } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { IconButton } from "@/components/ui/button";
import type { Chosen } from "@/lib/office/desk/chosen";

type Props = {
  kind: Chosen["kind"];
  onChoose: (files: readonly File[], kind: Chosen["kind"]) => void;
};

/** Chooses photos or files of the device. */
export function PickButton({ kind, onChoose }: Props) {
  const t = useTranslations("files");
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
          onChoose([...(target.files ?? [])], kind);
          // The same file can be chosen again.
          target.value = "";
        }}
      />
    </>
  );
}
