import { libraryCalls } from "@/lib/party/library/calls";
import { beginImport } from "@/lib/party/library/imports";
import { route } from "@/lib/route";
import { Answer } from "@/lib/server/answer";

export const POST = route(libraryCalls.begin, async ({ who, body }) => {
  return new Answer(201, await beginImport(who, body));
});
