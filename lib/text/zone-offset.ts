const HOUR_MS = 60 * 60_000;

/** Made once for each zone, because that takes far longer than asking. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns how many minutes the clocks of `timeZone` are ahead of UTC at an instant (ms since 1970). */
export function offsetAt(at: number, timeZone: string) {
  const known = formats.get(timeZone);
  const format =
    known ??
    new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset", hour: "2-digit" });
  if (!known) formats.set(timeZone, format);
  // "GMT+05:30", or "GMT" alone where there is no difference.
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(format.format(at)) ?? [];
  const size = Number(hours ?? 0) * 60 + Number(minutes ?? 0);
  return sign === "-" ? -size : size;
}

/**
 * Returns an instant (ISO) as the clocks of `timeZone` show it, with their distance from UTC: unlike a bare clock time,
 * `2026-10-25T02:30:00+01:00` comes only once.
 */
export function zonedTimeAt(instant: string, timeZone: string) {
  const at = Date.parse(instant);
  const offset = offsetAt(at, timeZone);
  const clock = new Date(at + offset * 60_000).toISOString().slice(0, 19);
  const two = (part: number) => String(part).padStart(2, "0");
  const size = Math.abs(offset);
  return `${clock}${offset < 0 ? "-" : "+"}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

/** Whether a clock time of `timeZone` may be misread by somebody whose clock is that of `own`. */
export function needsZone(at: number, timeZone: string, own: string) {
  if (own !== timeZone && offsetAt(at, timeZone) !== offsetAt(at, own)) return true;
  return offsetAt(at - HOUR_MS, timeZone) !== offsetAt(at + HOUR_MS, timeZone);
}
