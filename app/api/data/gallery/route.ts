import { galleryCalls } from "@/lib/office/gallery/calls";
import { listGalleryItems } from "@/lib/office/gallery/service";
import { fixtureRoute } from "@/lib/server/fixture-route";

export const GET = fixtureRoute(galleryCalls.list, listGalleryItems);
