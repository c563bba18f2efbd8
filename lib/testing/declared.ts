import type { Call } from "@/lib/calls/call";
import { failuresOf } from "@/lib/openapi/failures";

/** Passes an answer on. @throws Error for one that its call does not declare */
export async function asDeclared(call: Call, response: Response) {
  if (response.status in call.answers) return response;
  const { error } = (await response.clone().json()) as { error: { code: string } };
  if (failuresOf(call).some((code) => code === error.code)) return response;
  throw new Error(`${call.method} ${call.path} does not declare ${response.status} ${error.code}.`);
}
