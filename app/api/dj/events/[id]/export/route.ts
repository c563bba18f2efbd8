import { exportQuerySchema } from "@/lib/exports/schema";
import { exportNight } from "@/lib/exports/service";
import { idParamsSchema } from "@/lib/http/params";
import { route } from "@/lib/http/route";

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
