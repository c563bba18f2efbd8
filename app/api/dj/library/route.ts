import { libraryCalls } from "@/lib/party/library/calls";
import { clearLibrary, listTracks } from "@/lib/party/library/service";
import { route } from "@/lib/route";

export const GET = route(libraryCalls.list, ({ who, query }) => listTracks(who, query));

export const DELETE = route(libraryCalls.clear, ({ who }) => clearLibrary(who));
