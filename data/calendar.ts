const HOUR_MS = 60 * 60 * 1000;

const COLORS = ["primary", "success", "error", "info", "warning"] as const;

/** Title, days from the first of the month, first hour of the day, length in hours. */
const DATES = [
  ["Soundcheck, Harbour Hall", 2, 15, 2],
  ["Wedding of Lena and Omar", 4, 18, 8],
  ["Call with the rooftop hosts", 8, 10, 1],
  ["Record fair", 11, 0, 24],
  ["Residency at the Velvet Room", 13, 21, 5],
  ["Practice: the long blend", 17, 16, 3],
  ["Hearing check", 19, 9, 1],
  ["School reunion, the Boathouse", 20, 19, 6],
  ["Festival, riverside stage", 24, 0, 48],
] as const;

/** Builds the DJ's appointments in the month of `now`, so that the calendar never opens on an empty page. */
export function buildAppointments(now: Date) {
  const first = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1);
  return DATES.map(([title, days, hour, length], index) => {
    const start = first + (days * 24 + hour) * HOUR_MS;
    return {
      id: index + 1,
      title,
      start: new Date(start).toISOString(),
      end: new Date(start + length * HOUR_MS).toISOString(),
      allDay: length % 24 === 0,
      color: COLORS[index % COLORS.length] ?? "primary",
    };
  });
}
