import { z } from "zod/mini";
import { type Call, names } from "@/lib/calls/call";
import { pictureUrlSchema } from "@/lib/shell/pictures/schema";

export const followerSchema = z.object({
  id: z.int(),
  avatar: pictureUrlSchema,
  name: z.string(),
  role: z.string(),
  country: z.string(),
  isFollowed: z.boolean(),
});
export type Follower = z.infer<typeof followerSchema>;
names.add(followerSchema, { id: "Follower" });

export const followerCalls = {
  list: {
    method: "GET",
    path: "/api/data/users",
    does: "Who follows the DJ.",
    answer: z.array(followerSchema),
  },
} as const satisfies Record<string, Call>;
