import { useAnswer } from "@/lib/client/hooks";
import { galleryCalls } from "./calls";

export function useGalleryItems() {
  return useAnswer(galleryCalls.list);
}
