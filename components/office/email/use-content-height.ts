import { useEffect, useState } from "react";

/** Before the content is measured, in pixels. */
const FIRST_HEIGHT = 240;

/** How high a frame must be to show all of its content. Keys that are pressed inside count as pressed on the page. */
export function useContentHeight(frame: HTMLIFrameElement | null) {
  const [height, setHeight] = useState(FIRST_HEIGHT);
  useEffect(() => {
    if (!frame) return;
    let stop: (() => void) | undefined;
    const measure = () => {
      const { contentDocument } = frame;
      if (contentDocument?.body) setHeight(Math.ceil(contentDocument.body.scrollHeight));
    };
    const follow = () => {
      stop?.();
      const { contentDocument } = frame;
      if (!contentDocument?.body) return;
      const observer = new ResizeObserver(measure);
      observer.observe(contentDocument.body);
      contentDocument.addEventListener("keydown", repeatOnPage);
      measure();
      stop = () => {
        observer.disconnect();
        contentDocument.removeEventListener("keydown", repeatOnPage);
      };
    };
    frame.addEventListener("load", follow);
    // The server's HTML may have loaded it already.
    if (frame.contentDocument?.readyState === "complete") follow();
    return () => {
      frame.removeEventListener("load", follow);
      stop?.();
    };
  }, [frame]);
  return height;
}

function repeatOnPage(event: KeyboardEvent) {
  document.body.dispatchEvent(new KeyboardEvent("keydown", event));
}
