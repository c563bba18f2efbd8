import { noteCalls } from "@/lib/office/notes/calls";
import { listNotes } from "@/lib/office/notes/service";
import { fixtureRoute } from "@/lib/server/fixture-route";
import { languageOf } from "@/lib/shell/customizer/service";

export const GET = fixtureRoute(noteCalls.list, (_, { headers }) => listNotes(languageOf(headers)));
