import { exportCalls } from "@/lib/party/exports/calls";
import { listSongs } from "@/lib/party/exports/service";
import { route } from "@/lib/route";

export const GET = route(exportCalls.songList, ({ who, params }) =>
  listSongs(who, params.id, params.list),
);
