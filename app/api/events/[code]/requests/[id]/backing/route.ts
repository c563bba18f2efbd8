import { z } from "zod/mini";
import { idSchema } from "@/lib/calls/params";
import { codeParamsSchema } from "@/lib/party/events/schema";
import { back } from "@/lib/party/requests/back";
import { takeBack } from "@/lib/party/requests/take-back";
import { route } from "@/lib/server/route";

const params = z.extend(codeParamsSchema, { id: idSchema });

export const POST = route({ who: "guest", params }, async ({ params: { code, id }, who }) => ({
  request: await back(code, who.id, id),
}));

export const DELETE = route({ who: "guest", params }, async ({ params: { code, id }, who }) => ({
  request: await takeBack(code, who.id, id),
}));
