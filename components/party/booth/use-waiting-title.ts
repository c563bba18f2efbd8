import { useEffect } from "react";

const COUNT = /^\(\d+\) /;

/** Puts the number of waiting requests before the page's title, for a page in another tab. */
export function useWaitingTitle(waiting: number) {
  useEffect(() => {
    function show() {
      const title = document.title.replace(COUNT, "");
      const counted = waiting > 0 ? `(${waiting}) ${title}` : title;
      if (counted !== document.title) document.title = counted;
    }
    show();
    // A link within the site brings another title.
    const titles = new MutationObserver(show);
    titles.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      titles.disconnect();
      document.title = document.title.replace(COUNT, "");
    };
  }, [waiting]);
}
