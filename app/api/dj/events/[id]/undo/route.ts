import { idParamsSchema } from "@/lib/http/params";
import { route } from "@/lib/http/route";
import { undo } from "@/lib/steps/service";

export const POST = route({ who: "dj", params: idParamsSchema }, ({ who, params }) =>
  undo(who, params.id),
);
