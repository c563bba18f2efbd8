import { libraryCalls } from "@/lib/party/library/calls";
import { addRows } from "@/lib/party/library/imports";
import { route } from "@/lib/route";

export const POST = route(libraryCalls.addRows, ({ who, params, body }) =>
  addRows(who, params.id, body),
);
