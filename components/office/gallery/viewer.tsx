import { createContext, type ReactNode, use, useRef, useState } from "react";
import { useLazyPart } from "@/components/ui/use-lazy-part";

/** A picture to look at; `title` is shown below it, `alt` says what it shows. */
export type Shown = {
  address: string;
  alt: string;
  title?: string | undefined;
  /** The language of the title, where it is known to be another. */
  lang?: "en" | undefined;
};

type Show = (pictures: readonly Shown[], index: number) => void;

const ViewerContext = createContext<Show>(() => undefined);

/** Returns the function that shows pictures over the page, beginning with one of them. */
export function useViewer() {
  return use(ViewerContext);
}

/** Where pictures can be looked at over the page. Where the visitor was gets the focus back. */
export function Viewer({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<{ pictures: readonly Shown[]; index: number }>();
  const opener = useRef<Element>(null);
  const lightbox = useLazyPart(() => import("./picture-viewer").then((part) => part.PictureViewer));

  function close() {
    lightbox.close();
    if (opener.current instanceof HTMLElement) opener.current.focus();
  }
  return (
    <ViewerContext
      value={(pictures, index) => {
        opener.current = document.activeElement;
        setShown({ pictures, index });
        lightbox.open();
      }}
    >
      {children}
      {lightbox.Part && shown && <lightbox.Part {...shown} onClose={close} />}
    </ViewerContext>
  );
}
