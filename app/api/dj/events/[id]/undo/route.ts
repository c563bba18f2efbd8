import { idParamsSchema } from "@/lib/calls/params";
import { undo } from "@/lib/party/requests/undo";
import { route } from "@/lib/server/route";

export const POST = route({ who: "dj", params: idParamsSchema }, ({ who, params }) =>
  undo(who, params.id),
);
