import { persistedParts } from "@/lib/client/persisted-store";
import { isRecord, isText, thoseIn } from "@/lib/text/shape";

/** What a guest asked for at one night. */
export type PastNight = { code: string; name: string; at: string; songs: PastSong[] };
type PastSong = { id: string; title: string; artist: string };

/** Phones are given away, and a season has no more nights. */
export const MOST_NIGHTS = 30;
const MOST_SONGS = 50;

/** Returns the nights with what is known of one by now, the newest first. Nothing asked for is no night. */
export function withNight(nights: readonly PastNight[], night: PastNight) {
  const others = nights.filter(({ code }) => code !== night.code);
  const known = nights.find(({ code }) => code === night.code);
  const songs = night.songs.slice(0, MOST_SONGS);
  if (songs.length === 0) return others;
  const kept = { ...night, at: known?.at ?? night.at, songs };
  return [kept, ...others].sort((a, b) => (a.at < b.at ? 1 : -1)).slice(0, MOST_NIGHTS);
}

/** What a phone has kept: each night that still fits. */
export const persistedNights = persistedParts({ nights: (nights) => thoseIn(nights, isNight) });

function isNight(night: unknown): night is PastNight {
  if (!isRecord(night)) return false;
  const { code, name, at, songs } = night;
  return [code, name, at].every(isText) && Array.isArray(songs) && songs.every(isSong);
}

function isSong(song: unknown): song is PastSong {
  return isRecord(song) && [song.id, song.title, song.artist].every(isText);
}
