import { route } from "@/lib/route";
import { pictureCalls } from "@/lib/shell/pictures/calls";
import { drawPicture } from "@/lib/shell/pictures/service";

export const GET = route(pictureCalls.get, ({ params }) => {
  return new Response(drawPicture(params), {
    headers: {
      "content-type": "image/svg+xml",
      "cache-control": "public, max-age=604800, stale-while-revalidate=2592000",
    },
  });
});
