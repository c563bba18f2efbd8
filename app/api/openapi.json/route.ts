import { openapiCalls } from "@/lib/openapi/calls";
import { describeApi } from "@/lib/openapi/document";
import { route } from "@/lib/route";

// Static, because it changes only with the next build.
export const dynamic = "force-static";

export const GET = route(openapiCalls.describe, () => Response.json(describeApi()));
