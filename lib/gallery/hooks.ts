import { useAnswer } from "@/lib/http/hooks";
import { galleryCalls } from "./schema";

export function useGalleryItems() {
  return useAnswer(galleryCalls.list);
}
