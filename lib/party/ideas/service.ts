import "server-only";
import { AppError } from "@/lib/calls/errors";
import { pageCountOf } from "@/lib/calls/list-page";
import { type Crates, onePerSong, openCrates } from "@/lib/party/crates/service";
import { eventByCode } from "@/lib/party/events/access";
import type { Suggestion } from "@/lib/party/suggestions/schema";
import { answersOn, songOf } from "@/lib/party/suggestions/service";
import { mayBrowse, numbersTonight, offeredIn } from "./offered";
import { releasedSongs } from "./released";
import type { Browsed, BrowseQuery, Ideas } from "./schema";

const [MOST_OF_HOSTS, MOST_IDEAS] = [6, 8];
const PER_PAGE = 20;

const NOTHING = { songs: [], playlists: [], genres: [] };

/**
 * Returns what a guest without an idea is shown: songs that the hosts released and nobody has played, then songs of the
 * DJ's picked playlists; and what of tonight's crates they may browse. @throws AppError `not_found`
 */
export async function getIdeas(code: string, guestId: string): Promise<Ideas> {
  const event = await eventByCode(code);
  const crates = await openCrates(event);
  const { songs, ...browsable } = crates ? await offeredIn(crates) : NOTHING;
  const released = await releasedSongs(event, MOST_OF_HOSTS);
  const keys = new Set(released.map(({ songKey }) => songKey));
  const all = [...released, ...songs.filter(({ songKey }) => !keys.has(songKey))];
  const answers = await answersOn(event, guestId, all);
  const ideas = answers.map((song, index) => ({ ...song, isOfHosts: index < released.length }));
  return { songs: ideas.filter(isOpen).slice(0, MOST_IDEAS), ...browsable };
}

/** Whether asking for a song makes sense tonight. */
function isOpen({ refusal, request }: Suggestion) {
  const status = request?.status ?? "pending";
  return refusal === null && (status === "pending" || status === "accepted");
}

/** Returns one page of a playlist's or a genre's songs. @throws AppError `not_found` for what guests may not browse */
export async function browse(code: string, guestId: string, query: BrowseQuery): Promise<Browsed> {
  const event = await eventByCode(code);
  const { page } = query;
  const crates = await openCrates(event);
  const numbers = crates && (await numbersOf(crates, query));
  if (!numbers) throw new AppError("not_found");
  const part = numbers.slice((page - 1) * PER_PAGE, page * PER_PAGE);
  const songs = onePerSong(crates.catalogue.songs(part)).map(songOf);
  return {
    songs: await answersOn(event, guestId, songs),
    page,
    pageSize: PER_PAGE,
    pageCount: pageCountOf(numbers.length, PER_PAGE),
    total: numbers.length,
  };
}

async function numbersOf(crates: Crates, { playlist, genre }: BrowseQuery) {
  if (playlist) return mayBrowse(crates, playlist) ? numbersTonight(crates, playlist) : undefined;
  if (genre) return crates.catalogue.tracksOfGenre(genre, crates.allowed);
  return undefined;
}
