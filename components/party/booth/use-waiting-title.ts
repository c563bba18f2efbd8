import { useEffect, useEffectEvent } from "react";

const COUNT = /^\(\d+\) /;

/** Puts the number of waiting requests before the page's title, for a page in another tab. */
export function useWaitingTitle(waiting: number) {
  const show = useEffectEvent(() => {
    const title = document.title.replace(COUNT, "");
    const counted = waiting > 0 ? `(${waiting}) ${title}` : title;
    if (counted !== document.title) document.title = counted;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the title says the number
  useEffect(() => show(), [waiting]);
  useEffect(() => {
    // A link within the site brings another title.
    const titles = new MutationObserver(() => show());
    titles.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      titles.disconnect();
      document.title = document.title.replace(COUNT, "");
    };
  }, []);
}
