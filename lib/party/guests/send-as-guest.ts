import type { AnswerOf, Argument, Call, CallInput } from "@/lib/calls/call";
import { AppError } from "@/lib/calls/errors";
import { send } from "@/lib/client/send";

/**
 * Sends a guest's write. A guest has nothing to sign in to: a cookie that was not ours comes back replaced with the
 * refusal, and the second try is under the new one.
 */
export async function sendAsGuest<C extends Call>(
  call: C,
  ...input: Argument<CallInput<C>>
): Promise<AnswerOf<C>> {
  try {
    return await send(call, ...input);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "signed_out") throw error;
    return send(call, ...input);
  }
}
