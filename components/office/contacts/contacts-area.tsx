import { IconAlertTriangle, IconPlus } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { AreaFrame } from "@/components/office/desk/area-frame";
import { AreaNotice } from "@/components/office/desk/area-notice";
import { AreaPanes } from "@/components/office/desk/area-panes";
import { PanesSkeleton } from "@/components/office/desk/area-skeleton";
import { useAddress } from "@/components/office/desk/use-address";
import { useAreaKey } from "@/components/office/desk/use-area-key";
import { useLazyPart } from "@/components/ui/use-lazy-part";
import { useErrorText } from "@/lib/client/error-text";
import { useContacts } from "@/lib/office/contacts/hooks";
import { contactOrders } from "@/lib/office/contacts/rules";
import { ContactDetail } from "./contact-detail";
import { ContactFilters } from "./contact-filters";
import { ContactList, ROW_HEIGHT } from "./contact-list";
import { ContactsContext } from "./contacts-tools";
import { NothingOpen } from "./nothing-open";
import { useTools } from "./use-tools";

/** Filters, a list of contacts, and the open one. */
export function ContactsArea() {
  const t = useTranslations("contacts");
  const labels = useTranslations("labels");
  const layout = useTranslations("layout");
  const errorText = useErrorText();
  const { params } = useAddress();
  const order = contactOrders.find((known) => known === params.get("sort")) ?? "firstname";
  const { contacts, error, retry } = useContacts(order);
  const form = useLazyPart(() => import("./contact-dialog").then((part) => part.ContactDialog));
  const editor = useLazyPart(() => import("./contact-editor").then((part) => part.ContactEditor));
  const tools = useTools(contacts ?? [], { openForm: form.open, openEditor: editor.open });
  const { chosen, shown } = tools;
  useAreaKey("n", form.open);

  return (
    <ContactsContext value={tools}>
      <AreaFrame
        title={labels("Contacts")}
        action={{ label: t("new"), icon: IconPlus, onClick: form.open }}
        isDetailOpen={!!chosen}
      >
        {contacts ? (
          <AreaPanes
            label={t("contact")}
            isDetailOpen={!!chosen}
            side={<ContactFilters isPane />}
            list={<ContactList />}
            detail={
              shown ? (
                <ContactDetail key={shown.id} contact={shown} Editor={editor.Part} />
              ) : (
                <NothingOpen />
              )
            }
          />
        ) : error ? (
          <AreaNotice
            icon={IconAlertTriangle}
            title={t("failed")}
            text={errorText(error)}
            action={{ label: layout("tryAgain"), onClick: retry }}
          />
        ) : (
          <PanesSkeleton label={t("contact")} rowHeight={ROW_HEIGHT} />
        )}
      </AreaFrame>
      {form.Part && <form.Part onClose={form.close} />}
    </ContactsContext>
  );
}
