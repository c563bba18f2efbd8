import Box from "@mui/material/Box";
import ToggleButton from "@mui/material/ToggleButton";
import {
  IconBlockquote,
  IconBold,
  IconItalic,
  IconList,
  IconListNumbers,
  IconStrikethrough,
  IconUnderline,
} from "@tabler/icons-react";
import { type Editor, useEditorState } from "@tiptap/react";
import { useTranslations } from "next-intl";

type Chain = ReturnType<Editor["chain"]>;

const formats = [
  { name: "bold", icon: IconBold, toggle: (chain: Chain) => chain.toggleBold() },
  { name: "italic", icon: IconItalic, toggle: (chain: Chain) => chain.toggleItalic() },
  { name: "underline", icon: IconUnderline, toggle: (chain: Chain) => chain.toggleUnderline() },
  { name: "strike", icon: IconStrikethrough, toggle: (chain: Chain) => chain.toggleStrike() },
  {
    name: "bulletList",
    icon: IconList,
    isDirectional: true,
    toggle: (chain: Chain) => chain.toggleBulletList(),
  },
  {
    name: "orderedList",
    icon: IconListNumbers,
    toggle: (chain: Chain) => chain.toggleOrderedList(),
  },
  {
    name: "blockquote",
    icon: IconBlockquote,
    isDirectional: true,
    toggle: (chain: Chain) => chain.toggleBlockquote(),
  },
] as const;

/** How the text is set. */
export function EditorToolbar({ editor }: { editor: Editor }) {
  const t = useTranslations("editor");
  const states = useEditorState({
    editor,
    selector: (state) =>
      formats.map(({ name, toggle }) => ({
        isActive: state.editor.isActive(name),
        // An item of a list can't be a quote.
        isPossible: toggle(state.editor.can().chain()).run(),
      })),
  });
  return (
    <Box
      role="group"
      aria-label={t("toolbar")}
      sx={{ display: "flex", flexWrap: "wrap", p: 0.5, borderBottom: 1, borderColor: "divider" }}
    >
      {formats.map(({ name, icon: Icon, toggle, ...look }, index) => (
        <ToggleButton
          key={name}
          value={name}
          selected={states[index]?.isActive ?? false}
          disabled={!states[index]?.isPossible}
          aria-label={t(name)}
          title={t(name)}
          // The text keeps the focus and its selection.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => toggle(editor.chain().focus()).run()}
          sx={{ width: 44, height: 44, border: 0, borderRadius: 1, color: "text.secondary" }}
        >
          <Icon size={20} data-directional={"isDirectional" in look ? "" : undefined} aria-hidden />
        </ToggleButton>
      ))}
    </Box>
  );
}
