import { useTranslations } from "next-intl";
import { guestTag } from "@/lib/party/requests/guest-tag";
import type { Backer } from "@/lib/party/requests/schema";

type Guest = Pick<Backer, "name" | "guest">;

/**
 * Returns a function that names a guest, in every place alike. Nobody knows who was erased, or for whom a DJ has asked
 * without a name.
 */
export function useGuestName() {
  const t = useTranslations("board");
  return ({ name, guest }: Guest) =>
    name ?? (guest ? t("guestCalled", { tag: guestTag(guest) }) : t("nameless"));
}
