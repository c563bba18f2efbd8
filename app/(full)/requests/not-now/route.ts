import { guestFormCalls } from "@/lib/party/guests/form-calls";
import { guestPage, pageOfList } from "@/lib/party/guests/form-pages";
import { postpone } from "@/lib/party/requests/promise";
import { formRoute } from "@/lib/route";

/** "Not now", of a browser without scripts. */
export const POST = formRoute(
  guestFormCalls.postpone,
  pageOfList,
  async ({ event, id, ...view }, _, guest) => {
    await postpone(event, guest.id, id);
    return { next: guestPage({ event, ...view, page: String(view.page), how: "postponed" }) };
  },
);
