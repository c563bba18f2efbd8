import { emailCalls } from "@/lib/office/email/calls";
import { listEmails } from "@/lib/office/email/service";
import { fixtureRoute } from "@/lib/server/fixture-route";
import { languageOf } from "@/lib/shell/customizer/service";

export const GET = fixtureRoute(emailCalls.list, (_, { headers }) =>
  listEmails(languageOf(headers)),
);
