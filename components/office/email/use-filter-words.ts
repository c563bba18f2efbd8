import { useTranslations } from "next-intl";
import { countsUnread, type EmailFilter } from "@/lib/office/email/rules";
import { useEmailSelection } from "./email-tools";

/** What a filter is called with its count, and whether the count is of unread mails. */
export function useFilterWords() {
  const t = useTranslations("email");
  const { counts } = useEmailSelection();
  return {
    countsUnread,
    counted: (filter: EmailFilter) =>
      t(countsUnread(filter) ? "unreadIn" : "countIn", {
        filter: t(`filters.${filter}`),
        count: counts[filter],
      }),
  };
}
