import { galleryCalls } from "@/lib/office/gallery/calls";
import { listGalleryItems } from "@/lib/office/gallery/service";
import { fixtureRoute } from "@/lib/server/fixture-route";
import { languageOf } from "@/lib/shell/customizer/service";

export const GET = fixtureRoute(galleryCalls.list, (_, { headers }) =>
  listGalleryItems(languageOf(headers)),
);
