import { dataRoute } from "@/lib/http/data-route";
import { noteCalls } from "@/lib/notes/schema";
import { listNotes } from "@/lib/notes/service";

export const GET = dataRoute(noteCalls.list, listNotes);
