import { z } from "zod/mini";
import { packTags } from "@/lib/shell/i18n/packs";
import { linesSchema } from "@/lib/text/lines";

/** A booking enquiry is taken down in these steps; the second may be skipped. */
export const steps = ["account", "profile", "finish"] as const;
export type Step = (typeof steps)[number];

export const occasions = ["wedding", "birthday", "company", "club", "other"] as const;
export const genres = [
  "house",
  "disco",
  "pop",
  "hiphop",
  "rock",
  "latin",
  "afrobeats",
  "dabke",
  "nineties",
] as const;
export const moods = ["calm", "mixed", "wild"] as const;
export const gearItems = ["sound", "lights", "microphone", "fog"] as const;
/** The colours of the lights. `own` is the one in `ownColor`. */
export const lightColors = ["amber", "red", "violet", "blue", "green", "own"] as const;
export type LightColor = (typeof lightColors)[number];
/** What an enquiry becomes on the desk. */
export const targets = ["notes", "contacts", "calendar"] as const;
export type Target = (typeof targets)[number];

export const hourRange = { min: 1, max: 12 } as const;

/** An enquiry while it is written: what its fields show, right or wrong. */
export const draftSchema = z.object({
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  phone: z.string(),
  password: z.string(),
  repeat: z.string(),
  occasion: z.enum(["", ...occasions]),
  day: z.string(),
  starts: z.string(),
  hours: z.number(),
  from: z.string(),
  until: z.string(),
  guests: z.string(),
  isOutdoors: z.boolean(),
  venue: z.string(),
  language: z.nullable(z.enum(packTags)),
  genres: z.array(z.enum(genres)),
  mood: z.enum(moods),
  songs: z.array(z.string()),
  gear: z.array(z.enum(gearItems)),
  colors: z.array(z.enum(lightColors)),
  ownColor: z.string(),
  appeal: z.nullable(z.number()),
  /** HTML. */
  plan: z.string(),
  /** Whether the second step was left out. */
  isSkipped: z.boolean(),
  targets: z.array(z.enum(targets)),
  hasAgreed: z.boolean(),
});
export type Draft = z.infer<typeof draftSchema>;

export const EMPTY_DRAFT: Draft = {
  firstname: "",
  lastname: "",
  email: "",
  phone: "",
  password: "",
  repeat: "",
  occasion: "",
  day: "",
  starts: "20:00",
  hours: 5,
  from: "",
  until: "",
  guests: "",
  isOutdoors: false,
  venue: "",
  language: null,
  genres: [],
  mood: "mixed",
  songs: [],
  gear: [],
  colors: [],
  ownColor: "#7c3aed",
  appeal: null,
  plan: "",
  isSkipped: false,
  targets: [...targets],
  hasAgreed: false,
};

const nameSchema = z.string().check(z.trim(), z.minLength(2), z.maxLength(50));
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const isDay = (text: string) => text === "" || DAY.test(text);
const daySchema = z.string().check(z.refine(isDay, "invalid"));

/** Who asks. The password is one to say on the phone, and need not resist guessing by machines. */
export const accountSchema = z
  .object({
    firstname: nameSchema,
    lastname: nameSchema,
    email: z.string().check(z.trim(), z.maxLength(254), z.email()),
    phone: z.string().check(z.trim(), z.maxLength(60)),
    password: z.string().check(z.minLength(1), z.minLength(8), z.maxLength(128)),
    repeat: z.string(),
  })
  .check(
    z.refine(({ password, repeat }) => password === repeat, { error: "invalid", path: ["repeat"] }),
  );

/** What the night should be like. Only the colours of the lights are required. */
export const profileSchema = z
  .object({
    day: daySchema,
    starts: z.string().check(z.regex(/^\d{2}:\d{2}$/)),
    from: daySchema,
    until: daySchema,
    guests: z.string().check(z.refine((text) => text === "" || isCount(Number(text)), "invalid")),
    venue: linesSchema(500),
    colors: z.array(z.enum(lightColors)).check(z.minLength(1)),
  })
  .check(
    z.refine(({ from, until }) => !from || !until || from <= until, {
      error: "invalid",
      path: ["until"],
    }),
  );

function isCount(count: number) {
  return Number.isInteger(count) && count >= 1 && count <= 100_000;
}

/** The client must agree, and the enquiry must go somewhere. */
export const finishSchema = z.object({
  targets: z.array(z.enum(targets)).check(z.minLength(1)),
  hasAgreed: z.boolean().check(z.refine((agreed) => agreed, "required")),
});
