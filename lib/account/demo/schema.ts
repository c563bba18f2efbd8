import { z } from "zod/mini";
import { frameSchema, nextSchema } from "@/lib/account/auth/schema";

/** The form of the demo's sign-in button. */
export const enterDemoSchema = z.object({ frame: frameSchema, next: nextSchema });
export type EnterDemo = z.infer<typeof enterDemoSchema>;
