import { libraryCalls } from "@/lib/party/library/calls";
import { listPlaylists } from "@/lib/party/library/service";
import { route } from "@/lib/route";

export const GET = route(libraryCalls.playlists, ({ who }) => listPlaylists(who));
