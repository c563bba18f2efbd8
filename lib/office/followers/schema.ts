import { z } from "zod/mini";
import { pictureUrlSchema } from "@/lib/shell/pictures/schema";

/** A person who follows the DJ, or whom the DJ may follow. */
export const followerSchema = z.object({
  id: z.int(),
  avatar: pictureUrlSchema,
  name: z.string(),
  role: z.string(),
  country: z.string(),
  isFollowed: z.boolean(),
});
export type Follower = z.infer<typeof followerSchema>;
