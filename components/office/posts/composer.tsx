import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { z } from "zod/mini";
import { PickButton } from "@/components/office/desk/pick-button";
import { useChoosing } from "@/components/office/desk/use-choosing";
import { WaitingRow } from "@/components/office/desk/waiting-row";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { FormTextArea } from "@/components/ui/form-field";
import { useForm } from "@/lib/client/use-form";
import { useDeskStore } from "@/lib/office/desk/hooks";
import { createWaitingStore, NOTHING } from "@/lib/office/desk/waiting";
import { LONGEST_POST, LONGEST_TITLE } from "@/lib/office/posts/schema";
import { linesSchema } from "@/lib/text/lines";
import { usePostTools } from "./posts-tools";

/** The pictures of the one post that is being written wait here. */
const PLACE = 0;

/** A post says something, or shows it. */
const schema = z.object({ content: linesSchema(LONGEST_POST), pictures: z.int() }).check(
  z.refine(({ content, pictures }) => content !== "" || pictures > 0, {
    path: ["content"],
    message: "required",
  }),
);

/** Posts words and pictures. */
export function Composer() {
  const t = useTranslations("posts");
  const { me } = usePostTools("address");
  const { publish } = usePostTools("actions");
  const desk = useDeskStore();
  const [store] = useState(() => createWaitingStore(desk));
  const { byPlace, choose, drop, fail, forget } = useChoosing(store);
  const waiting = byPlace[PLACE] ?? NOTHING;
  const pictures = waiting.chosen.flatMap((one) => (one.kind === "picture" ? [one] : []));
  const [titles, setTitles] = useState<Record<string, string>>({});
  const [content, setContent] = useState("");
  const field = useRef<HTMLTextAreaElement>(null);
  const read = () => ({ content, pictures: pictures.length });
  const form = useForm(
    schema,
    async (post) => {
      const images = pictures.map(({ key, address }) => ({
        img: address,
        title: titles[key]?.trim() ?? "",
      }));
      if (!publish(post.content, images)) return fail(PLACE, { code: "full" });
      setContent("");
      setTitles({});
      forget(PLACE);
      field.current?.focus();
    },
    { read },
  );

  return (
    <Card sx={{ p: { xs: 1.5, sm: 2.5 } }}>
      <Form form={form} labels={{}}>
        <Box sx={{ display: "flex", alignItems: "start", gap: 1.5 }}>
          <Box component="img" src={me.avatar} alt="" width={44} height={44} sx={face} />
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <FormTextArea
              name="content"
              isLabelHidden
              maxRows={10}
              ref={field}
              placeholder={t("compose")}
              value={content}
              onChange={({ target }) => setContent(target.value)}
              label={t("compose")}
              isSmall
              minRows={1}
              dir="auto"
              maxLength={LONGEST_POST}
            />
          </Box>
        </Box>
        <Box sx={{ mt: 1.5 }}>
          <WaitingRow waiting={waiting} onDrop={(key) => drop(PLACE, key)} />
        </Box>
        {pictures.map(({ key, file }) => (
          <Box key={key} sx={{ mb: 1.5 }}>
            <Field
              isSmall
              label={t("titleOf", { file })}
              value={titles[key] ?? ""}
              onChange={({ target }) => setTitles({ ...titles, [key]: target.value })}
              dir="auto"
              maxLength={LONGEST_TITLE}
            />
          </Box>
        ))}
        <Box sx={{ display: "flex", alignItems: "center", justifyContent: "space-between" }}>
          <PickButton kind="picture" onChoose={(files, kind) => choose(PLACE, files, kind)} />
          <Button type="submit" variant="contained">
            {t("post")}
          </Button>
        </Box>
      </Form>
    </Card>
  );
}

const face = { flex: "none", borderRadius: "50%", display: { xs: "none", sm: "block" } } as const;
