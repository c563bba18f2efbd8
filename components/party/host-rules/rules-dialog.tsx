import { useTranslations } from "next-intl";
import { SecretLinkPanel } from "@/components/party/secret-links/secret-link-panel";
import { PanelDialog } from "@/components/ui/panel-dialog";
import type { DjEvent } from "@/lib/party/events/schema";
import { useDjRules } from "@/lib/party/host-rules/hooks";
import { RulesEditor } from "./rules-editor";

type Props = { event: Pick<DjEvent, "id" | "name">; isOpen?: boolean; onClose: () => void };

/** The hosts' lists of an event, and the link by which the hosts edit them themselves. */
export function RulesDialog({ event: { id, name }, ...props }: Props) {
  const t = useTranslations("hostRules");
  const { rules, error, actions } = useDjRules(id);
  return (
    <PanelDialog
      {...props}
      title={t("title", { name })}
      close={t("close")}
      error={!rules && error}
      loading={!rules && !error && t("loading")}
      maxWidth="md"
      staysOnTap
    >
      <SecretLinkPanel eventId={id} kind="hosts" />
      {rules && <RulesEditor rules={rules} actions={actions} />}
    </PanelDialog>
  );
}
