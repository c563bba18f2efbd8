import { z } from "zod/mini";
import { revisionSchema } from "@/lib/calls/params";
import { lineSchema } from "@/lib/text/lines";

/** The most entries of each list: more would be a music library. */
export const MOST_RULES = 200;

export const ruleKinds = ["song", "artist", "words"] as const;

/** Something visible, in any script. */
const textSchema = lineSchema(200).check(z.minLength(1));

/** What the hosts want to hear or not: a song, an artist, or whatever has these words in its title or artist. */
export const hostRuleSchema = z.strictObject({
  kind: z.enum(ruleKinds),
  /** The title, the artist or the words. */
  text: textSchema,
  /** The artist of a song; empty for any. */
  artist: z.exactOptional(lineSchema(200)),
  /** Whether guests may see it as an idea, a song of the must-play list. */
  isIdea: z.exactOptional(z.boolean()),
});
export type HostRule = z.infer<typeof hostRuleSchema>;

const listSchema = z.array(hostRuleSchema).check(z.maxLength(MOST_RULES, "too_long"));

const lists = { mustPlay: listSchema, doNotPlay: listSchema };

/** The lists of an event. Each change makes the next revision. */
export const hostRulesSchema = z.object({ revision: revisionSchema, ...lists });
export type HostRules = z.infer<typeof hostRulesSchema>;
export type ListName = keyof typeof lists;

export const newRulesSchema = z.strictObject(hostRulesSchema.shape);

/** The answer to a change of another revision: what is there. */
export const rulesConflictSchema = z.extend(hostRulesSchema, {
  error: z.object({ code: z.literal("conflict") }),
});

const secretShape = { secret: z.string().check(z.regex(/^[\w-]{43}$/)) };
export const hostsSecretSchema = z.strictObject(secretShape);
export const hostsChangeSchema = z.strictObject({ ...secretShape, ...hostRulesSchema.shape });

/** The lists as the hosts open them, with the night that they are for. */
export const hostsPageSchema = z.extend(hostRulesSchema, {
  event: z.object({ name: z.string(), venue: z.string(), djName: z.string() }),
  /** What guests ask for, the most wanted first; who asks is not said. */
  wishes: z.array(z.object({ title: z.string(), artist: z.string(), backers: z.int() })),
});
export type HostsPage = z.infer<typeof hostsPageSchema>;
