import { DESK_FILE, deskCalls } from "@/lib/office/desk/calls";
import { exportDesks } from "@/lib/office/desk/service";
import { route } from "@/lib/route";

export const GET = route(deskCalls.export, async ({ who }) =>
  Response.json(await exportDesks(who), {
    headers: {
      "content-disposition": `attachment; filename="${DESK_FILE}"`,
      "cache-control": "no-store",
    },
  }),
);
