import { z } from "zod/mini";
import { errorCodes } from "@/lib/calls/errors";
import { newRequestSchema } from "@/lib/party/requests/schema";

const kept = {
  code: z.string(),
  savedAt: z.string(),
  /** Why the server did not take it; null while it is still to be sent. */
  refusal: z.nullable(z.enum(errorCodes)),
};

/** A request on this phone that the server has not confirmed. */
export const submissionSchema = z.object({ ...kept, request: newRequestSchema });
export type Submission = z.infer<typeof submissionSchema>;

/** What a guest is writing: free text, parsed when it is sent. */
export const draftSchema = z.object({
  title: z.string(),
  artist: z.string(),
  name: z.string(),
  message: z.string(),
});
export type Draft = z.infer<typeof draftSchema>;

const alsoKept = { confirmed: z._default(z.array(z.string()), []), draft: draftSchema };

/** What a phone keeps. */
export const outboxSchema = z.object({ submissions: z.array(submissionSchema), ...alsoKept });

/** What phones have kept before it had these names. */
export const formerOutboxSchema = z.pipe(
  z.object({ asks: z.array(z.object({ ...kept, ask: newRequestSchema })), ...alsoKept }),
  z.transform(({ asks, ...rest }) => ({
    ...rest,
    submissions: asks.map(({ ask, ...saved }) => ({ ...saved, request: ask })),
  })),
);
