import type { Shortcut } from "@/lib/server/short-cuts";
import { GET as live } from "./events/[code]/live/route";
import { POST as back, DELETE as takeBack } from "./events/[code]/requests/[id]/backing/route";
import { POST as ask } from "./events/[code]/requests/route";

/** What a crowd does at the same moment. */
export const shortcuts: Shortcut[] = [
  { method: "POST", address: "/api/events/[code]/requests", handler: ask },
  { method: "POST", address: "/api/events/[code]/requests/[id]/backing", handler: back },
  { method: "DELETE", address: "/api/events/[code]/requests/[id]/backing", handler: takeBack },
  { method: "GET", address: "/api/events/[code]/live", handler: live },
];
