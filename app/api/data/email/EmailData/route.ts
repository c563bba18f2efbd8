import { emailCalls } from "@/lib/office/email/calls";
import { listEmails } from "@/lib/office/email/service";
import { fixtureRoute } from "@/lib/server/fixture-route";

export const GET = fixtureRoute(emailCalls.list, listEmails);
