import type { Call } from "@/lib/calls/call";
import { failuresOf } from "@/lib/openapi/failures";

/** Returns the response unchanged. @throws Error if the call does not declare its error */
export async function asDeclared(call: Call, response: Response) {
  if (response.status in call.answers) return response;
  const { error } = (await response.clone().json()) as { error: { code: string } };
  if (failuresOf(call).some((code) => code === error.code)) return response;
  throw new Error(`${call.method} ${call.path} does not declare ${response.status} ${error.code}.`);
}
