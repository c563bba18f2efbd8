import type { AnswerOf, Argument, Call, CallInput } from "@/lib/calls/call";
import { isAppError } from "@/lib/calls/errors";
import { send } from "@/lib/client/send";

/**
 * Sends a guest's write, and retries it once if the guest cookie is invalid: the refusal replaces the cookie, because
 * a guest cannot sign in.
 */
export async function sendAsGuest<C extends Call>(
  call: C,
  ...input: Argument<CallInput<C>>
): Promise<AnswerOf<C>> {
  try {
    return await send(call, ...input);
  } catch (error) {
    if (!isAppError(error) || error.code !== "signed_out") throw error;
    return send(call, ...input);
  }
}
