import { useAnswer } from "@/lib/client/hooks";
import { galleryCalls } from "./schema";

export function useGalleryItems() {
  return useAnswer(galleryCalls.list);
}
