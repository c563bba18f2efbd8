import type { DjRequest } from "@/lib/party/requests/schema";
import { hintsFor } from "./hints";

const song = (title: string, artist: string, minute = 0) =>
  ({
    id: title,
    title,
    artist,
    status: "pending",
    playedAt: `2026-11-21T21:${minute}:00.000Z`,
  }) as DjRequest;

const played = [song("Halo", "Beyoncé", 30), song("One", "U2", 20), song("Halo", "Beyoncé", 10)];

test("a request names when its song was last played, and how long its artist has rested", () => {
  const asked = [
    song("HALO", "beyonce"),
    song("Crazy in Love", "Beyoncé"),
    song("Beautiful Day", "U2"),
  ];
  const hints = hintsFor(asked, played, null);
  expect(hints.get("HALO")).toEqual({ playedAt: played[0]?.playedAt, artistAgo: 1 });
  expect(hints.get("Crazy in Love")).toEqual({ playedAt: null, artistAgo: 1 });
  expect(hints.get("Beautiful Day")).toEqual({ playedAt: null, artistAgo: 2 });
});

test("the playing song's artist is the nearest, and one of long ago or without a name is no hint", () => {
  const asked = [song("Yellow", "Coldplay"), song("Zombie", ""), song("Sunday", "U2")];
  const others = Array.from({ length: 5 }, (_, index) => song(`S${index}`, `A${index}`));
  const hints = hintsFor(asked, [...others, ...played], { artist: "coldplay" });
  expect([...hints.values()].map(({ artistAgo }) => artistAgo)).toEqual([0, null, null]);
});

test("what is decided needs no hint", () => {
  const gone = { ...song("Halo", "Beyoncé"), status: "played" as const };
  expect(hintsFor([gone], played, null).size).toBe(0);
});
