import { describeApi } from "@/lib/openapi/document";

// It says the same until the next build.
export const dynamic = "force-static";

export function GET() {
  return Response.json(describeApi());
}
