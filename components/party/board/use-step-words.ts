import { useTranslations } from "next-intl";
import { isolated } from "@/components/ui/isolated";
import type { Board } from "@/lib/party/board/schema";
import type { Step } from "@/lib/party/requests/change-schema";

/** Returns a function that says which song a step was about, and which DJ took it unless it was this one. */
export function useStepWords({ djId }: Pick<Board, "djId">) {
  const t = useTranslations("board");
  return ({ title, songs, by, byDeck }: Step) => {
    const song = songs > 1 ? t("several", { count: songs }) : title && isolated(title);
    const other = by && by.id !== djId && t("stepBy", { name: isolated(by.name) });
    return [song, byDeck ? t("decks.by") : other].filter(Boolean).join(" · ");
  };
}
