import { useEffect, useEffectEvent } from "react";
import { useSync } from "@/lib/client/effects/use-change";

const COUNT = /^\(\d+\) /;

/** Puts the number of waiting requests before the page's title, for a page in another tab. */
export function useWaitingTitle(waiting: number) {
  function show() {
    const title = document.title.replace(COUNT, "");
    const counted = waiting > 0 ? `(${waiting}) ${title}` : title;
    if (counted !== document.title) document.title = counted;
  }
  const showLatest = useEffectEvent(show);
  useSync(waiting, show);
  useEffect(() => {
    // A link within the site brings another title.
    const titles = new MutationObserver(() => showLatest());
    titles.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      titles.disconnect();
      document.title = document.title.replace(COUNT, "");
    };
  }, []);
}
