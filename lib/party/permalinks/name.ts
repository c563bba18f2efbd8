// Beside the rules, because guests' browsers have no need of slugify.
import slugify from "slugify";

/** The shortest and the longest name that a DJ may choose. */
export const NAME_LENGTH = { min: 3, max: 30 };

/** More than any name: what nobody has chosen need not be folded to its end. */
const LONGEST_TYPED = 120;

/**
 * Returns a typed name as it appears in addresses: Latin letters, digits and hyphens. Names that look alike fold to
 * the same, so that nobody can pass for somebody else with a Cyrillic "а".
 */
export function foldName(typed: string) {
  const spaced = typed.slice(0, LONGEST_TYPED).normalize("NFKC").replace(/[_.]+/g, " ");
  return slugify(spaced, { lower: true, strict: true });
}

/** Names by which somebody could speak for the product or a page of it, and those that say nothing. */
const reserved = new Set(
  `about account accounts admin administrator all api app apps auth billing blog board booking calendar code contact
   crowdcue dashboard demo dj djs djportal download event events faq guest guests help home host hosts info insights
   join legal library link links live login logout mail me moderator new news none null official open owner party
   poster posters pricing privacy qr register request requests root security settings shop sign-in sign-out sign-up
   signin signup staff status support system team terms test undefined user wall webmaster www you`.split(
    /\s+/,
  ),
);

export function isReserved(name: string) {
  return reserved.has(name);
}
