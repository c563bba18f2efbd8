import { libraryCalls } from "@/lib/party/library/calls";
import { removeMissing } from "@/lib/party/library/service";
import { route } from "@/lib/route";

export const DELETE = route(libraryCalls.removeMissing, ({ who }) => removeMissing(who));
