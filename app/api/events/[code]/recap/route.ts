import { recapCalls } from "@/lib/party/recap/calls";
import { saveRecap } from "@/lib/party/recap/service";
import { route } from "@/lib/route";

export const GET = route(recapCalls.save, async ({ params, who }) => {
  const { fileName, text } = await saveRecap(params.code, who.id);
  return new Response(text, {
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "content-disposition": `attachment; filename="${fileName}"`,
      "cache-control": "no-store",
    },
  });
});
