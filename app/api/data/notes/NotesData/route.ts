import { noteCalls } from "@/lib/office/notes/calls";
import { listNotes } from "@/lib/office/notes/service";
import { fixtureRoute } from "@/lib/server/fixture-route";

export const GET = fixtureRoute(noteCalls.list, listNotes);
