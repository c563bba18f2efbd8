import { z } from "zod/mini";
import { back, takeBack } from "@/lib/asks/service";
import { codeParamsSchema } from "@/lib/events/schema";
import { idSchema } from "@/lib/http/params";
import { route } from "@/lib/http/route";

const params = z.extend(codeParamsSchema, { id: idSchema });

export const POST = route({ who: "guest", params }, async ({ params: { code, id }, who }) => ({
  request: await back(code, who.id, id),
}));

export const DELETE = route({ who: "guest", params }, async ({ params: { code, id }, who }) => ({
  request: await takeBack(code, who.id, id),
}));
