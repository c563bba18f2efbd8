import { foldText } from "@/lib/text/fold";

/** The areas whose items can be found from everywhere, by the names that the menu has for them. */
export type FoundArea = "events" | "Notes" | "Contacts" | "Tickets" | "Email" | "Calendar";

/** Something of the DJ's that has a title, and where it opens. */
export type OwnItem = { area: FoundArea; id: string; title: string; href: string };

/** How many results of each area are shown: for more, one searches in the area itself. */
const MOST = 5;

/** Folding is slow, and a search asks for all titles at each letter. */
const folded = new WeakMap<OwnItem, string>();

function foldedTitle(item: OwnItem) {
  const known = folded.get(item) ?? foldText(item.title);
  folded.set(item, known);
  return known;
}

/** The items whose titles have all words of a search, in their order; none before something is typed. */
export function found(items: readonly OwnItem[], search: string): OwnItem[] {
  const words = foldText(search).split(" ").filter(Boolean);
  if (words.length === 0) return [];
  const counts = new Map<FoundArea, number>();
  return items.filter((item) => {
    const count = counts.get(item.area) ?? 0;
    if (count >= MOST || !words.every((word) => foldedTitle(item).includes(word))) return false;
    counts.set(item.area, count + 1);
    return true;
  });
}
