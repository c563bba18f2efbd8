import Box from "@mui/material/Box";
import { EditorContent, useEditor } from "@tiptap/react";
import StarterKit from "@tiptap/starter-kit";
import { EditorToolbar } from "./editor-toolbar";

type Props = {
  /** The accessible name. */
  label: string;
  /** HTML, sanitized. What is typed later does not come back this way. */
  content: string;
  /** Where the writing begins, when it begins at once. */
  autofocus?: "start" | false;
  onChange: (html: string) => void;
  onBlur?: () => void;
};

/** A field for text with bold words, lists and quotes. Heavy: parts that show it are loaded on demand. */
export function TextEditor({ label, content, autofocus = false, onChange, onBlur }: Props) {
  const editor = useEditor({
    extensions: [StarterKit.configure({ link: { openOnClick: false } })],
    content,
    textDirection: "auto",
    immediatelyRender: false,
    autofocus,
    editorProps: {
      attributes: { role: "textbox", "aria-multiline": "true", "aria-label": label },
    },
    onUpdate: (update) => onChange(update.editor.getHTML()),
    onBlur: () => onBlur?.(),
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
        "& .tiptap": letter,
      }}
    >
      {editor && <EditorToolbar editor={editor} />}
      <EditorContent editor={editor} />
    </Box>
  );
}

const letter = {
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
