import { contactCalls } from "@/lib/contacts/schema";
import { listContacts } from "@/lib/contacts/service";
import { dataRoute } from "@/lib/http/data-route";

export const GET = dataRoute(contactCalls.list, listContacts);
