import { z } from "zod/mini";
import { frameSchema, nextSchema } from "@/lib/account/auth/schema";

/** The demo's event and its DJ. They exist only where `CROWDCUE_DEMO=1` asks for them. */
export const DEMO_CODE = "PARTY2";
export const DEMO_EMAIL = "mika@demo.crowdcue.example";

export const enterDemoSchema = z.object({ frame: frameSchema, next: nextSchema });
export type EnterDemo = z.infer<typeof enterDemoSchema>;
