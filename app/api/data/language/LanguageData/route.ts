import { dataRoute } from "@/lib/http/data-route";
import { languageCalls } from "@/lib/languages/schema";
import { listLanguages } from "@/lib/languages/service";

export const GET = dataRoute(languageCalls.list, listLanguages);
