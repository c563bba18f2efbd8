import { z } from "zod/mini";
import type { Author } from "@/lib/office/posts/schema";
import { lineSchema, linesSchema } from "@/lib/text/lines";

export const introSchema = z.object({
  bio: linesSchema(300),
  school: lineSchema(120),
  email: lineSchema(254),
  site: lineSchema(200),
  place: lineSchema(120),
});
/** How a person introduces themselves. What is empty is not told. */
export type Intro = z.infer<typeof introSchema>;

/** The person whose profile it is. */
export type Profile = Author & {
  /** Only samples have one. */
  role: string | undefined;
  intro: Intro;
};
