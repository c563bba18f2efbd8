import { contactCalls } from "@/lib/office/contacts/calls";
import { listContacts } from "@/lib/office/contacts/service";
import { fixtureRoute } from "@/lib/server/fixture-route";

export const GET = fixtureRoute(contactCalls.list, listContacts);
