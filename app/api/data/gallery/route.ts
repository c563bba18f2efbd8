import { galleryCalls } from "@/lib/gallery/schema";
import { listGalleryItems } from "@/lib/gallery/service";
import { dataRoute } from "@/lib/http/data-route";

export const GET = dataRoute(galleryCalls.list, listGalleryItems);
