import { exportCalls } from "@/lib/party/exports/calls";
import { exportNight } from "@/lib/party/exports/service";
import { route } from "@/lib/route";

export const GET = route(exportCalls.download, async ({ who, params }) => {
  const { fileName, csv } = await exportNight(who, params.id);
  return new Response(csv, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${fileName}"`,
      "cache-control": "no-store",
    },
  });
});
