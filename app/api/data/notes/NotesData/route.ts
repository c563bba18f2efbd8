import { noteCalls } from "@/lib/office/notes/calls";
import { listNotes } from "@/lib/office/notes/service";
import { dataRoute } from "@/lib/server/fixture-route";

export const GET = dataRoute(noteCalls.list, listNotes);
