import { useTranslations } from "next-intl";
import { KeysDialog } from "@/components/ui/keys-dialog";
import { type EmailAct, emailKeys } from "./email-keys";

/** The mailbox's keys and what they do. */
export function EmailKeysDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("email");
  const acts = Object.keys(emailKeys) as EmailAct[];
  return (
    <KeysDialog
      title={t("keys.title")}
      keys={acts.map((act) => ({ key: emailKeys[act], text: t(`keys.${act}`) }))}
      closeLabel={t("close")}
      onClose={onClose}
    />
  );
}
