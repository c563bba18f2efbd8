import { contactCalls } from "@/lib/office/contacts/calls";
import { listContacts } from "@/lib/office/contacts/service";
import { fixtureRoute } from "@/lib/server/fixture-route";
import { languageOf } from "@/lib/shell/customizer/service";

export const GET = fixtureRoute(contactCalls.list, (_, { headers }) =>
  listContacts(languageOf(headers)),
);
