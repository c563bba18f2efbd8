/** Returns a number that stands in a text, or null. */
export function numberOf(value: unknown) {
  const text = String(value ?? "").trim();
  const number = text === "" ? Number.NaN : Number(text.replace(",", "."));
  return Number.isFinite(number) ? number : null;
}

/** A number above 0; programs write 0 where they know none. */
function positive(value: unknown) {
  const number = numberOf(value);
  return number !== null && number > 0 ? number : null;
}

/** The year at the start of a date or alone: "1998-01-01", 2008. */
export function yearOf(value: unknown) {
  const [year] = /(?<!\d)[12]\d{3}(?!\d)/.exec(String(value ?? "")) ?? [];
  return year ? Number(year) : null;
}

/** Beats a minute, to two decimals. */
export function bpmOf(value: unknown) {
  const bpm = positive(value);
  return bpm !== null && bpm < 1000 ? Math.round(bpm * 100) / 100 || null : null;
}

/** Longer than any track; what is above is a mistake or a counter. */
const LONGEST_SECONDS = 100 * 3600;

/** Seconds, to the millisecond. */
export function secondsOf(value: unknown) {
  const seconds = positive(value);
  return seconds !== null && seconds <= LONGEST_SECONDS
    ? Math.round(seconds * 1000) / 1000 || null
    : null;
}

/** Seconds of a clock as programs show it ("160:35", "1:02:03", "04:03.5"), or of a bare number of seconds. */
export function clockOf(value: unknown) {
  const text = String(value ?? "").trim();
  if (!/^\d+(:\d{1,2}){1,2}([.,]\d+)?$/.test(text)) return secondsOf(text);
  const parts = text.replace(",", ".").split(":");
  return secondsOf(parts.reduce((sum, part) => sum * 60 + Number(part), 0));
}

/** Whole stars of a rating that runs up to `best`; null for none. */
export function starsOf(value: unknown, best: number) {
  const rating = positive(value);
  return rating === null ? null : Math.min(5, Math.round((rating / best) * 5)) || null;
}

/** A title with the name of its version in brackets, unless it says so already. */
export function withVersion(title: string, version = "") {
  const said = version.trim();
  if (!said || !title || title.toLowerCase().includes(said.toLowerCase())) return title;
  return `${title} (${said})`;
}
