import { useEffect } from "react";

const COUNT = /^\(\d+\) /;

/** Puts the number of waiting requests before the page's title, for a board in another tab. */
export function useWaitingTitle(waiting: number) {
  useEffect(() => {
    const title = document.title.replace(COUNT, "");
    document.title = waiting > 0 ? `(${waiting}) ${title}` : title;
    return () => {
      document.title = document.title.replace(COUNT, "");
    };
  }, [waiting]);
}
