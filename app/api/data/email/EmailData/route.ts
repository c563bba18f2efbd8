import { emailCalls } from "@/lib/email/schema";
import { listEmails } from "@/lib/email/service";
import { dataRoute } from "@/lib/http/data-route";

export const GET = dataRoute(emailCalls.list, listEmails);
