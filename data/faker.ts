import { base, en, Faker } from "@faker-js/faker";

/** The fixtures' fixed present, so that two builds are byte for byte equal. */
const NOW = new Date("2026-11-20T20:00:00Z");

/** A faker for one noun, seeded by its name: what another noun draws changes nothing here. */
export function fakerOf(noun: string) {
  const faker = new Faker({ locale: [en, base] });
  faker.seed([...noun].map((letter) => letter.charCodeAt(0)));
  faker.setDefaultRefDate(NOW);
  return faker;
}

/** Returns `count` different ids from 1 to 2000. */
export function drawIds(faker: Faker, count: number) {
  return faker.helpers.uniqueArray(() => faker.number.int({ min: 1, max: 2000 }), count);
}

/** Returns the time `days` before `NOW`. */
export function daysAgo(days: number) {
  return new Date(NOW.getTime() - days * 24 * 60 * 60 * 1000).toISOString();
}

/** Returns `count` times between `since` and `NOW`, newest first. */
export function drawTimes(faker: Faker, count: number, since: string) {
  const span = { from: since, to: NOW };
  const times = Array.from({ length: count }, () => faker.date.between(span).toISOString());
  return times.sort().reverse();
}
