import type { Special } from "./special";
import type { World } from "./world";

/** The import that a new DJ has begun. */
async function importOf({ holder }: World) {
  const browser = await holder();
  const begun = { source: "list:songs.csv", fileName: "songs.csv" };
  const { id } = await browser.must("POST", "/api/dj/library/imports", begun);
  return { browser, id: String(id) };
}

/** As many playlists as one part may bring, and how many parts make as many as a library may have. */
const [OF_PART, MOST_PARTS] = [500, 10];

function playlistsOf(part: number) {
  const name = (index: number) => `Part ${part}, list ${index}`;
  const playlists = Array.from({ length: OF_PART }, (_, index) => ({
    name: name(index),
    folders: [],
    sourceIds: [],
  }));
  return { part, tracks: [], playlists };
}

/** What provokes the failures of a library. */
export const libraryFails: Special = {
  "GET /api/dj/library": {
    not_found: async ({ holder }) => ({ browser: await holder(), query: { playlist: "none" } }),
  },
  "GET /api/dj/library/wished": {
    not_found: async () => ({ query: { event: "none" } }),
    forbidden: async ({ moderator, night }) => ({ browser: moderator, query: { event: night.id } }),
  },
  "POST /api/dj/library/imports/{id}/rows": {
    conflict: async (world) => {
      const { browser, id } = await importOf(world);
      return { browser, params: { id }, body: { part: 5 } };
    },
    too_many: async (world) => {
      const { browser, id } = await importOf(world);
      for (let part = 0; part < MOST_PARTS; part += 1) {
        await browser.must("POST", `/api/dj/library/imports/${id}/rows`, playlistsOf(part));
      }
      return { browser, params: { id }, body: playlistsOf(MOST_PARTS) };
    },
  },
};
