import { emailCalls } from "@/lib/office/email/calls";
import { listEmails } from "@/lib/office/email/service";
import { dataRoute } from "@/lib/server/fixture-route";

export const GET = dataRoute(emailCalls.list, listEmails);
