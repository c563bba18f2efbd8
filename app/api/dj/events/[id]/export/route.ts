import { idParamsSchema } from "@/lib/calls/params";
import { exportQuerySchema } from "@/lib/party/exports/schema";
import { exportNight } from "@/lib/party/exports/service";
import { route } from "@/lib/server/route";

export const GET = route(
  { who: "dj", params: idParamsSchema, query: exportQuerySchema },
  async ({ who, params }) => {
    const { fileName, csv } = await exportNight(who, params.id);
    return new Response(csv, {
      headers: {
        "content-type": "text/csv; charset=utf-8",
        "content-disposition": `attachment; filename="${fileName}"`,
        "cache-control": "no-store",
      },
    });
  },
);
