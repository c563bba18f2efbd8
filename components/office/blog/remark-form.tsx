import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { Face } from "@/components/ui/face";
import { Form } from "@/components/ui/form";
import { FormTextArea } from "@/components/ui/form-field";
import { useForm } from "@/lib/client/use-form";
import { remarkFormSchema } from "@/lib/office/blog/schema";
import { nameOf } from "@/lib/office/posts/authors";
import type { Author } from "@/lib/office/posts/schema";

type Props = {
  author: Author;
  label: string;
  submit: string;
  onSend: (text: string) => void;
  autoFocus?: boolean;
  /** Further buttons. */
  children?: ReactNode;
};

/** The field for a comment or a reply. It says in whose name one writes, and refuses nothing but an empty one. */
export function RemarkForm({ author, label, submit, onSend, autoFocus, children }: Props) {
  const t = useTranslations("blog");
  const [text, setText] = useState("");
  const form = useForm(remarkFormSchema, async ({ comment }) => {
    setText("");
    onSend(comment);
  });
  return (
    <Box
      component={Form}
      form={form}
      labels={{ comment: label }}
      sx={{ display: "flex", gap: 1.5 }}
    >
      <Face src={author.avatar} size={40} sx={{ mt: 1 }} />
      <Box sx={{ flex: 1, minWidth: 0, display: "grid", gap: 1 }}>
        <FormTextArea
          name="comment"
          value={text}
          onChange={({ target }) => setText(target.value)}
          autoFocus={autoFocus ?? false}
          help={t("comment.as", { name: nameOf(author, t("visitor")) })}
          dir="auto"
        />
        <Box sx={{ display: "flex", justifyContent: "end", gap: 1 }}>
          {children}
          <Button type="submit" variant="contained">
            {submit}
          </Button>
        </Box>
      </Box>
    </Box>
  );
}
