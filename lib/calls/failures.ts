import { z } from "zod/mini";
import { errorCodes } from "./errors";

const failureSchema = z.object({
  error: z.object({
    code: z.enum(errorCodes),
    fields: z.optional(z.record(z.string(), z.array(z.string()))),
  }),
});

/** Returns the failure in an answer of our API, or undefined if the answer is something else. */
export function failureIn(body: unknown) {
  return failureSchema.safeParse(body).data?.error;
}

/** Returns the most specific message key of a failure: a field's error, else the code. */
export function problemIn(body: unknown) {
  const failure = failureIn(body);
  const [first] = Object.values(failure?.fields ?? {});
  return first?.[0] ?? failure?.code ?? "unexpected";
}
