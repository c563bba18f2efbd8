import { libraryCalls } from "@/lib/party/library/calls";
import { clearLibrary } from "@/lib/party/library/service";
import { listTracksWithFigures } from "@/lib/party/track-figures/service";
import { route } from "@/lib/route";

export const GET = route(libraryCalls.list, ({ who, query }) => listTracksWithFigures(who, query));

export const DELETE = route(libraryCalls.clear, ({ who }) => clearLibrary(who));
