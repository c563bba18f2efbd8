import { z } from "zod/mini";
import { idParamsSchema, idSchema } from "@/lib/calls/params";
import { SONG_LENGTH } from "@/lib/party/songs/title-rules";
import { VISIBLE } from "@/lib/text/line-rules";

/** Tags may have any length and any sign; what is not of a line is a blank, and what is too long is cut. */
const tagSchema = z.pipe(
  z.optional(z.nullable(z.string())),
  z.transform((text: string | null | undefined) => lineOf(text ?? "")),
);

function lineOf(text: string) {
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Co}\p{Cn}\p{Cs}]+/gu, " ").replace(/\s+/g, " ");
  return [...line.trim()].slice(0, SONG_LENGTH).join("").trim();
}

/** Programs write numbers as numbers or as texts, and nothing as an empty text. */
const numberSchema = z.pipe(
  z.optional(z.nullable(z.union([z.number(), z.string()]))),
  z.transform((value: number | string | null | undefined) => {
    const number = value === "" || value === null ? Number.NaN : Number(value);
    return Number.isFinite(number) && number > 0 ? number : undefined;
  }),
);

const LONGEST_SECONDS = 6 * 60 * 60;
/** Older than a night, a track is no news. */
const LONGEST_AGE = 12 * 60 * 60;

/** What a DJ program says of the track that plays. It may say much more. */
const fields = {
  title: tagSchema,
  artist: tagSchema,
  duration: numberSchema,
  deck: z.optional(z.nullable(z.union([z.number(), z.string()]))),
  source_agent_name: tagSchema,
  secret: z.optional(z.nullable(z.string())),
  /** Seconds that the track has waited for the network: our forwarder says so. */
  age: numberSchema,
};

type Fields = z.output<z.ZodMiniObject<typeof fields>>;

/** A track as the decks say it. Without a title, the artist's field holds what there is. */
export type Heard = {
  title: string;
  artist: string;
  seconds: number | null;
  deck: string | null;
  program: string;
  age: number;
};

function heardIn({ title, artist, duration, deck, source_agent_name, age = 0 }: Fields): Heard {
  const said = [title, artist].filter((text) => VISIBLE.test(text));
  return {
    title: said[0] ?? "",
    artist: said[1] ?? "",
    seconds: duration ? Math.min(LONGEST_SECONDS, Math.round(duration)) || null : null,
    deck: lineOf(String(deck ?? "")).slice(0, 20) || null,
    program: source_agent_name.slice(0, 60),
    age: Math.min(LONGEST_AGE, age),
  };
}

const saysSomething = z.refine<{ title: string; artist: string }>(
  ({ title, artist }) => VISIBLE.test(title) || VISIBLE.test(artist),
  { path: ["title"], error: "required" },
);

export const remoteInputSchema = z.pipe(
  z.object(fields).check(saysSomething),
  z.transform((input: Fields) => ({ heard: heardIn(input), secret: input.secret ?? "" })),
);
/** The secret may stand in the address while the track is in the body. */
export const remoteQuerySchema = z.object({ secret: z.optional(z.string()) });
/** What is in an address is a text. */
export const remoteInputQuerySchema = z.object({
  title: z.optional(z.string()),
  artist: z.optional(z.string()),
  duration: z.optional(z.string()),
  deck: z.optional(z.string()),
  source_agent_name: z.optional(z.string()),
  secret: z.optional(z.string()),
  age: z.optional(z.string()),
});
/** The number of what was heard, as What's Now Playing expects it: 0 while no event runs. */
export const remoteAnswerSchema = z.object({ dbid: z.int() });

/** What became of a track: it still counts for nothing, was taken back, plays, or the DJ's hand was first. */
export const outcomes = ["waiting", "passed", "playing", "overruled"] as const;
export type Outcome = (typeof outcomes)[number];

/** A track that was heard, and what became of it. */
export const hearingSchema = z.object({
  id: z.int(),
  title: z.string(),
  artist: z.string(),
  deck: z.nullable(z.string()),
  heardAt: z.string(),
  outcome: z.enum(outcomes),
  /** How many guests are behind what it plays: 0 if nobody asked; null while it plays nothing. */
  backers: z.nullable(z.int()),
});
export type Hearing = z.infer<typeof hearingSchema>;

/** "Was this Get Low?": a track that is near a request, and when and on which deck it was heard. */
export const questionSchema = z.object({
  id: z.int(),
  request: z.object({ id: z.string(), title: z.string(), artist: z.string() }),
  title: z.string(),
  artist: z.string(),
  deck: z.nullable(z.string()),
  heardAt: z.string(),
});
export type Question = z.infer<typeof questionSchema>;

export const hearingsSchema = z.object({
  hearings: z.array(hearingSchema),
  question: z.nullable(questionSchema),
  /** The deck on which the song plays that the decks have started; null if they have not. */
  playing: z.nullable(z.object({ requestId: z.string(), deck: z.nullable(z.string()) })),
});
export type Hearings = z.infer<typeof hearingsSchema>;

export const answerParamsSchema = z.extend(idParamsSchema, {
  hearing: z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/)),
    z.transform((digits) => Number(digits)),
  ),
});
export const answerSchema = z.strictObject({ isSame: z.boolean() });

const lastHeardSchema = z.object({
  title: z.string(),
  artist: z.string(),
  deck: z.nullable(z.string()),
  program: z.string(),
  at: z.string(),
});
export type LastHeard = z.infer<typeof lastHeardSchema>;

/** How a DJ's program reaches us: since when it has a secret, which event its tracks go to, and what was heard last. */
export const deckLinkSchema = z.object({
  since: z.nullable(z.string()),
  /** The event that the DJ has chosen, and the one to which tracks go now. */
  chosenId: z.nullable(z.string()),
  eventId: z.nullable(z.string()),
  lastHeard: z.nullable(lastHeardSchema),
});
export type DeckLink = z.infer<typeof deckLinkSchema>;

export const newSecretSchema = z.object({ secret: z.string(), since: z.string() });
export const choiceSchema = z.strictObject({ eventId: z.nullable(idSchema) });
