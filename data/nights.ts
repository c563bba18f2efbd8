import type { Faker } from "@faker-js/faker";
import { fakerOf } from "./faker";
import { type DemoRequest, SONGS } from "./requests";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Code, name, venue, days ago, hours, requests, and how many seconds pass from song to song. */
const NIGHTS = [
  ["SUMMER", "Last warm rooftop", "Pier 3", 14, 4, 26, 620],
  ["AUTUMN", "Autumn Ball", "Kulturhaus Nord", 7, 5, 34, 540],
] as const;

const REASONS = ["wrong_moment", "not_tonight", "wrong_moment", "already_played"] as const;

/** Builds the demo's nights that are over, always the same, the oldest first. Their times are seconds ago. */
export function buildEarlierNights() {
  return NIGHTS.map(([code, name, venue, days, hours, count, pace]) => {
    const faker = fakerOf(code);
    const opened = days * DAY;
    const closed = opened - hours * HOUR;
    const songs = faker.helpers.shuffle([...SONGS]).slice(0, count);
    const requests = songs.map((song, index) =>
      index % 6 === 4
        ? declined(faker, song, opened, index)
        : played(faker, song, opened - 20 * MINUTE - (index - Math.floor((index + 1) / 6)) * pace),
    );
    return { code, name, venue, opened, closed, requests };
  });
}

type Song = (typeof SONGS)[number];

/** A request that was played so many seconds ago, asked for some minutes earlier. */
function played(faker: Faker, [title, artist, seconds]: Song, started: number): DemoRequest {
  const asked = started + faker.number.int({ min: 4 * MINUTE, max: 19 * MINUTE });
  const answered = faker.number.int({ min: started + 2 * MINUTE, max: asked - 30 });
  return {
    title,
    artist,
    seconds,
    status: "played",
    backers: backersSince(faker, asked, started),
    answered: { ago: answered },
    started: { ago: started },
    ended: { ago: started - seconds },
  };
}

function declined(
  faker: Faker,
  [title, artist, seconds]: Song,
  opened: number,
  index: number,
): DemoRequest {
  const asked = opened - index * 7 * MINUTE - faker.number.int({ min: MINUTE, max: 6 * MINUTE });
  const answered = asked - faker.number.int({ min: 30, max: 5 * MINUTE });
  return {
    title,
    artist,
    seconds,
    status: "declined",
    declineReason: REASONS[index % REASONS.length] ?? "wrong_moment",
    backers: backersSince(faker, asked, answered),
    answered: { ago: answered },
  };
}

/** One guest asked for the song, others voted for it until it was played or declined. */
function backersSince(faker: Faker, asked: number, until: number) {
  const others = Array.from({ length: faker.number.int({ min: 0, max: 5 }) }, () =>
    faker.number.int({ min: until + 5, max: asked - 5 }),
  );
  return [asked, ...others.sort((a, b) => b - a)].map((ago) => ({
    name: null,
    message: null,
    ago,
  }));
}
