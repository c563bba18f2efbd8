import { galleryCalls } from "@/lib/office/gallery/calls";
import { listGalleryItems } from "@/lib/office/gallery/service";
import { dataRoute } from "@/lib/server/fixture-route";

export const GET = dataRoute(galleryCalls.list, listGalleryItems);
