import { guestFormCalls } from "@/lib/party/guests/form-calls";
import { pageOfList } from "@/lib/party/guests/form-pages";
import { back } from "@/lib/party/requests/back";
import { passDoor } from "@/lib/party/requests/door";
import { formRoute } from "@/lib/route";
import { clientNetwork } from "@/lib/server/client-address";

/** The vote of a browser without scripts. */
export const POST = formRoute(
  guestFormCalls.back,
  pageOfList,
  async ({ event, id, ...view }, headers, guest) => {
    await passDoor(event, guest, headers);
    await back(event, guest.id, id, clientNetwork(headers));
    return { next: pageOfList(new URLSearchParams({ event, ...view, page: String(view.page) })) };
  },
);
