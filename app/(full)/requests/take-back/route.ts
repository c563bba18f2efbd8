import { guestFormCalls } from "@/lib/party/guests/form-calls";
import { pageOfList } from "@/lib/party/guests/form-pages";
import { takeBack } from "@/lib/party/requests/take-back";
import { formRoute } from "@/lib/route";

/** The way back of a browser without scripts: a vote, or a request of the guest's own. */
export const POST = formRoute(
  guestFormCalls.takeBack,
  pageOfList,
  async ({ event, id, ...view }, _, guest) => {
    await takeBack(event, guest.id, id);
    return { next: pageOfList(new URLSearchParams({ event, ...view, page: String(view.page) })) };
  },
);
