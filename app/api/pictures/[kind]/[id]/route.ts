import { route } from "@/lib/server/route";
import { pictureSchema } from "@/lib/shell/pictures/schema";
import { drawPicture } from "@/lib/shell/pictures/service";

export const GET = route({ params: pictureSchema }, ({ params }) => {
  return new Response(drawPicture(params), {
    headers: {
      "content-type": "image/svg+xml",
      "cache-control": "public, max-age=604800, stale-while-revalidate=2592000",
    },
  });
});
