import Box from "@mui/material/Box";
import { EditorContent, useEditor } from "@tiptap/react";
import StarterKit from "@tiptap/starter-kit";
import { useTranslations } from "next-intl";
import { type RefObject, useImperativeHandle } from "react";
import { useDraft } from "@/components/office/desk/use-draft";
import { safeContent } from "@/lib/office/email/safe-content";
import type { KeptEmail } from "@/lib/office/email/schema";
import { EditorToolbar } from "./editor-toolbar";
import { useEmailTools } from "./email-tools";

type Props = {
  email: KeptEmail;
  /** Gets the function that puts into the desk at once what was typed last. */
  flushRef: RefObject<(() => void) | undefined>;
};

/** The text of a draft. It is sanitized when it is kept, and when it opens: another version may have kept it. */
export function TextEditor({ email, flushRef }: Props) {
  const t = useTranslations("email");
  const { write } = useEmailTools();
  const { id, emailContent, answers, To, untouched } = email;
  const draft = useDraft(emailContent, (html) => write(id, { emailContent: safeContent(html) }));
  useImperativeHandle(flushRef, () => draft.flush);
  const editor = useEditor({
    extensions: [StarterKit.configure({ link: { openOnClick: false } })],
    content: safeContent(emailContent),
    textDirection: "auto",
    immediatelyRender: false,
    // An answer begins with its text, another mail with its recipients.
    autofocus: untouched && answers && To ? "start" : false,
    editorProps: {
      attributes: { role: "textbox", "aria-multiline": "true", "aria-label": t("text") },
    },
    onUpdate: (update) => draft.set(update.editor.getHTML()),
    onBlur: () => draft.flush(),
  });
  return (
    <Box
      sx={{
        flex: "1 0 auto",
        display: "flex",
        flexDirection: "column",
        minHeight: 240,
        borderRadius: 1,
        bgcolor: "background.raised",
        "&:focus-within": { outline: "2px solid", outlineColor: "primary.main" },
        "& > :last-child": { flex: 1, display: "flex", flexDirection: "column", cursor: "text" },
        "& .tiptap": content,
      }}
    >
      {editor && <EditorToolbar editor={editor} />}
      <EditorContent editor={editor} />
    </Box>
  );
}

const content = {
  flex: 1,
  p: 2,
  outline: "none",
  fontSize: "1rem",
  lineHeight: 1.6,
  textAlign: "start",
  overflowWrap: "anywhere",
  "& p": { m: 0, mb: 1.5 },
  "& blockquote": {
    m: 0,
    mb: 1.5,
    paddingInlineStart: 1.5,
    borderInlineStart: "3px solid",
    borderColor: "divider",
    color: "text.secondary",
  },
  "& a": { color: "primary.main" },
} as const;
