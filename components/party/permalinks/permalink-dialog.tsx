import { useTranslations } from "next-intl";
import { useState } from "react";
import { DialogForm } from "@/components/ui/form-dialog";
import { FormProblem } from "@/components/ui/form-problem";
import { TitledDialog } from "@/components/ui/titled-dialog";
import { useForm } from "@/lib/client/use-form";
import { useToasts } from "@/lib/client/use-toasts";
import { usePermalinkActions } from "@/lib/party/permalinks/dj-hooks";
import { newPermalinkSchema, type Permalink } from "@/lib/party/permalinks/dj-schema";
import { FormerNames } from "./former-names";
import { NameField } from "./name-field";

type Props = { permalink: Permalink; origin: string; onClose: () => void };

/** Chooses or changes the name of the DJ's link. */
export function PermalinkDialog({ permalink, origin, onClose }: Props) {
  const t = useTranslations("permalinks.own");
  const { choose } = usePermalinkActions();
  const toasts = useToasts();
  const [isOpen, setIsOpen] = useState(true);
  const close = () => setIsOpen(false);
  const form = useForm(newPermalinkSchema, async ({ name }) => {
    await choose(name);
    toasts.success(t("saved", { name }));
    close();
  });
  const wrong = {
    name: t("wrong.name"),
    "name.name_taken": t("wrong.taken"),
    "name.name_reserved": t("wrong.reserved"),
    "name.names_full": t("wrong.full"),
  };

  return (
    <TitledDialog
      isOpen={isOpen}
      title={t("title")}
      onClose={close}
      staysOnTap
      maxWidth="xs"
      slotProps={{ transition: { onExited: onClose } }}
    >
      <DialogForm
        form={form}
        labels={{ name: t("name") }}
        wrong={wrong}
        fieldsSx={{ gap: 2.5 }}
        cancel={t("cancel")}
        submit={t("save")}
        onCancel={close}
      >
        <FormProblem />
        <NameField current={permalink.name} origin={origin} />
        {permalink.former.length > 0 && <FormerNames names={permalink.former} />}
      </DialogForm>
    </TitledDialog>
  );
}
