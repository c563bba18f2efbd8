import { z } from "zod/mini";
import { hostRuleSchema } from "@/lib/party/host-rules/schema";
import { djRequestSchema } from "./schema";

/** An entry of the hosts' must-play list that nobody has played, and the request that waits for it. */
const mustPlaySchema = z.object({
  rule: hostRuleSchema,
  request: z.nullable(z.pick(djRequestSchema, { id: true, title: true, status: true })),
});
export type MustPlay = z.infer<typeof mustPlaySchema>;
export const mustPlaysSchema = z.object({ mustPlays: z.array(mustPlaySchema) });
