import { createContext, type ReactNode, use, useState } from "react";
import { useLazyPart } from "@/components/ui/use-lazy-part";

export type Picture = { address: string; alt: string };

const PicturesContext = createContext<(picture: Picture) => void>(() => undefined);

/** Returns the function that shows a picture larger. */
export function usePictures() {
  return use(PicturesContext);
}

/** Shows pictures of the conversation larger, over the page. */
export function Pictures({ children }: { children: ReactNode }) {
  const [picture, setPicture] = useState<Picture>();
  const dialog = useLazyPart(() => import("./picture-dialog").then((part) => part.PictureDialog));
  return (
    <PicturesContext
      value={(next) => {
        setPicture(next);
        dialog.open();
      }}
    >
      {children}
      {dialog.Part && picture && <dialog.Part {...picture} onClose={dialog.close} />}
    </PicturesContext>
  );
}
