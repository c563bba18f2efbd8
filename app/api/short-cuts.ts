import type { Shortcut } from "@/lib/server/short-cuts";
import { GET as live } from "./events/[code]/live/route";
import { POST as back, DELETE as takeBack } from "./events/[code]/requests/[id]/backing/route";
import { POST as submit } from "./events/[code]/requests/route";

/** What a crowd does at the same moment. */
export const shortcuts: Shortcut[] = [submit, back, takeBack, live];
