import { fixtureRoute } from "@/lib/server/fixture-route";
import { languageCalls } from "@/lib/shell/languages/calls";
import { listLanguages } from "@/lib/shell/languages/service";

export const GET = fixtureRoute(languageCalls.list, listLanguages);
