import type { Written } from "@/lib/office/calendar/schema";
import type { NewContact } from "@/lib/office/contacts/schema";
import { instantOf } from "@/lib/text/wall-time";
import { accountSchema, type Draft, profileSchema, type Step, type Target } from "./schema";

const HOUR_MS = 60 * 60 * 1000;

/** The step that can be shown when `wanted` is asked for: those before it must be done. */
export function stepFor(wanted: string | null, draft: Draft): Step {
  if (wanted !== "profile" && wanted !== "finish") return "account";
  if (!accountSchema.safeParse(draft).success) return "account";
  if (wanted === "profile" || draft.isSkipped) return wanted;
  return profileSchema.safeParse(draft).success ? "finish" : "profile";
}

/** A list of songs from a text file: one a line, without blank ones, and no more than a night has room for. */
export function songsIn(text: string, most = 100) {
  return text
    .replace(/^\uFEFF/, "")
    .split(/\r\n?|\n/)
    .map((line) => line.trim().slice(0, 200))
    .filter(Boolean)
    .slice(0, most);
}

const BLOCK_ENDS = /<\/(?:p|li|blockquote|h[1-6])>|<br\s*\/?>/g;
const SIGNS: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  "#39": "'",
  nbsp: " ",
};

/** The lines of the editor's HTML. Items of lists begin with a dash. */
export function linesOf(html: string) {
  return html
    .replace(/<li>/g, "– ")
    .replace(BLOCK_ENDS, "\n")
    .replace(/<[^>]*>/g, "")
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => SIGNS[name] ?? "")
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
}

/** The targets that an enquiry can become: without a day, it is no appointment. */
export function reachable({ targets, day, isSkipped }: Draft): Target[] {
  return targets.filter((target) => target !== "calendar" || (day !== "" && !isSkipped));
}

/** The client as a contact. */
export function contactOf({ firstname, lastname, email, phone, venue }: Draft, notes: string) {
  return {
    firstname: firstname.trim(),
    lastname: lastname.trim(),
    email: email.trim(),
    phone: phone.trim(),
    company: "",
    department: "Sales",
    address: venue.trim(),
    notes,
  } satisfies NewContact;
}

/** The night as an appointment; its hours are those of `timeZone`. Undefined where the clocks skip its start. */
export function appointmentOf(
  { day, starts, hours }: Draft,
  title: string,
  timeZone: string,
): Written | undefined {
  const start = instantOf(`${day}T${starts}`, timeZone);
  if (!start) return undefined;
  const end = new Date(Date.parse(start) + hours * HOUR_MS).toISOString();
  return { title, start, end, allDay: false, color: "primary" };
}
