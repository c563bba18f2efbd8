import { z } from "zod/mini";
import { errorCodes } from "@/lib/calls/errors";
import { newRequestSchema } from "@/lib/party/requests/schema";

const kept = {
  code: z.string(),
  savedAt: z.string(),
  /** Why the server refused it; null until it is sent. */
  refusal: z.nullable(z.enum(errorCodes)),
};

/** A request on this phone that the server has not confirmed. */
export const submissionSchema = z.object({
  ...kept,
  request: newRequestSchema,
  /** The guest's own request that it replaces. */
  swaps: z.exactOptional(z.object({ id: z.string(), title: z.string() })),
});
export type Submission = z.infer<typeof submissionSchema>;

/** The fields of the request form: free text, parsed when it is sent. */
export const draftSchema = z.object({
  title: z.string(),
  artist: z.string(),
  name: z.string(),
  message: z.string(),
});
export type Draft = z.infer<typeof draftSchema>;

const alsoKept = { confirmed: z._default(z.array(z.string()), []), draft: draftSchema };

/** What a phone stores. */
export const outboxSchema = z.object({ submissions: z.array(submissionSchema), ...alsoKept });

/** The stored format before `asks` was renamed to `submissions`. */
export const formerOutboxSchema = z.pipe(
  z.object({ asks: z.array(z.object({ ...kept, ask: newRequestSchema })), ...alsoKept }),
  z.transform(({ asks, ...rest }) => ({
    ...rest,
    submissions: asks.map(({ ask, ...saved }) => ({ ...saved, request: ask })),
  })),
);
