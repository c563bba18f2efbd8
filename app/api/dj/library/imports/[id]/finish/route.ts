import { libraryCalls } from "@/lib/party/library/calls";
import { finishImport } from "@/lib/party/library/imports";
import { route } from "@/lib/route";

export const POST = route(libraryCalls.finish, ({ who, params }) => finishImport(who, params.id));
