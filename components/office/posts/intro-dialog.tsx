import { useTranslations } from "next-intl";
import { DialogForm } from "@/components/ui/form-dialog";
import { FormField, FormTextArea } from "@/components/ui/form-field";
import { TitledDialog } from "@/components/ui/titled-dialog";
import { useForm } from "@/lib/client/use-form";
import { useIntroActions } from "@/lib/office/profile/hooks";
import { type Intro, introSchema } from "@/lib/office/profile/schema";

type Props = { intro: Intro; onClose: () => void };

const lines = ["school", "email", "site", "place"] as const;

/** Changes how the visitor introduces themselves. */
export function IntroDialog({ intro, onClose }: Props) {
  const t = useTranslations("userProfile.intro");
  const { set } = useIntroActions();
  const form = useForm(introSchema, async (changed) => {
    set(changed);
    onClose();
  });
  const labels = {
    bio: t("bio"),
    school: t("school"),
    email: t("email"),
    site: t("site"),
    place: t("place"),
  };
  return (
    <TitledDialog title={t("edit")} maxWidth="xs" onClose={onClose} staysOnTap>
      <DialogForm
        form={form}
        labels={labels}
        cancel={t("cancel")}
        submit={t("save")}
        onCancel={onClose}
      >
        <FormTextArea name="bio" minRows={3} autoFocus defaultValue={intro.bio} />
        {lines.map((name) => (
          <FormField key={name} name={name} defaultValue={intro[name]} />
        ))}
      </DialogForm>
    </TitledDialog>
  );
}
