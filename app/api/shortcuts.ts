import { POST as hear } from "@/app/v1/remoteinput/route";
import type { Shortcut } from "@/lib/server/shortcuts";
import { POST as addRows } from "./dj/library/imports/[id]/rows/route";
import { GET as live } from "./events/[code]/live/route";
import { POST as back, DELETE as takeBack } from "./events/[code]/requests/[id]/backing/route";
import { POST as submit } from "./events/[code]/requests/route";
import { GET as suggest } from "./events/[code]/songs/route";

/**
 * The hot calls, which many guests make at the same moment; and the one by which an import comes in a thousand parts,
 * of each of which Next.js would keep all it has read until the next full collection.
 */
export const shortcuts: Shortcut[] = [submit, back, takeBack, suggest, live, hear, addRows];
