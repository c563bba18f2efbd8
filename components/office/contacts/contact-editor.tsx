import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, useEffectEvent, useLayoutEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { useForm } from "@/lib/client/use-form";
import { type Contact, newContactSchema } from "@/lib/office/contacts/schema";
import { ContactFields, useFieldWords } from "./contact-fields";
import { useContactTools } from "./contacts-tools";
import type { Draft } from "./use-drafts";

export type EditorProps = { contact: Contact; draft: Draft };

/** The open contact in edit mode. Escape cancels, like the button. */
export function ContactEditor({ contact, draft }: EditorProps) {
  const t = useTranslations("contacts");
  const { drafts } = useContactTools("selection");
  const { update } = useContactTools("actions");
  const { id } = contact;
  const box = useRef<HTMLDivElement>(null);
  const isDone = useRef(false);

  function leave() {
    isDone.current = true;
    drafts.drop(id);
  }
  const form = useForm(newContactSchema, async (fields) => {
    update(contact, fields);
    leave();
  });

  const keep = useEffectEvent((element: HTMLFormElement | null | undefined) => {
    if (element && !isDone.current) drafts.keep(contact, textsOf(element));
  });
  useLayoutEffect(() => {
    const element = box.current?.closest("form");
    const handleLeave = () => keep(element);
    window.addEventListener("pagehide", handleLeave);
    return () => {
      window.removeEventListener("pagehide", handleLeave);
      handleLeave();
    };
  }, []);

  function handleKey({ key, defaultPrevented }: KeyboardEvent) {
    if (key === "Escape" && !defaultPrevented) leave();
  }

  return (
    <Box
      component={Form}
      form={form}
      {...useFieldWords()}
      onKeyDown={handleKey}
      sx={{ display: "flex", flexDirection: "column", minHeight: 0, flex: 1 }}
    >
      <Box
        ref={box}
        sx={{ flex: 1, minHeight: 0, overflowY: "auto", px: { xs: 2, sm: 2.5 }, py: 1.5 }}
      >
        <ContactFields draft={draft} />
      </Box>
      <Box sx={{ display: "flex", justifyContent: "end", gap: 1, px: { xs: 2, sm: 2.5 }, py: 1.5 }}>
        <Button color="inherit" onClick={leave}>
          {t("form.cancel")}
        </Button>
        <Button type="submit" variant="contained" isBusy={form.isBusy}>
          {t("form.save")}
        </Button>
      </Box>
    </Box>
  );
}

function textsOf(form: HTMLFormElement): Draft {
  const entries = [...new FormData(form)];
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}
