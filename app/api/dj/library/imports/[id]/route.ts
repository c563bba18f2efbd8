import { libraryCalls } from "@/lib/party/library/calls";
import { cancelImport } from "@/lib/party/library/imports";
import { route } from "@/lib/route";

export const DELETE = route(libraryCalls.cancel, ({ who, params }) => cancelImport(who, params.id));
