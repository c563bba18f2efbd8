import { useTranslations } from "next-intl";
import { countsUnread, type EmailFilter } from "@/lib/office/email/rules";
import { useEmailTools } from "./email-tools";

/** What a filter is called with its count, and whether the count is of unread mails. */
export function useFilterWords() {
  const t = useTranslations("email");
  const { counts } = useEmailTools("selection");
  return {
    countsUnread,
    counted: (filter: EmailFilter) =>
      t(countsUnread(filter) ? "unreadIn" : "countIn", {
        filter: t(`filters.${filter}`),
        count: counts[filter],
      }),
  };
}
