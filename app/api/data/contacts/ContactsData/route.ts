import { contactCalls } from "@/lib/office/contacts/calls";
import { listContacts } from "@/lib/office/contacts/service";
import { dataRoute } from "@/lib/server/fixture-route";

export const GET = dataRoute(contactCalls.list, listContacts);
