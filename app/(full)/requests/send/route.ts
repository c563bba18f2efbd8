import { guestFormCalls } from "@/lib/party/guests/form-calls";
import { submit } from "@/lib/party/requests/submit";
import { formRoute, route } from "@/lib/route";
import { seeOther } from "@/lib/server/read-form";

/** The request form of a guest whose browser runs no scripts: the answer is the page, told what became of it. */
export const POST = formRoute(
  guestFormCalls.submit,
  pageOfForm,
  async ({ event, ...song }, _, guest) => {
    const { request, merged } = await submit(event, guest.id, song);
    return { next: pageWith({ event, asked: request.id, how: merged ? "joined" : "sent" }) };
  },
);

/** What was typed comes back into the form. */
function pageOfForm(fields: URLSearchParams) {
  const typed = (name: string) => fields.get(name)?.slice(0, 200) ?? "";
  return pageWith({ event: typed("event"), title: typed("title"), artist: typed("artist") });
}

function pageWith(query: Record<string, string>) {
  return `/requests?${new URLSearchParams(query)}`;
}

/** Somebody opened the form's address: the form itself is what they look for. */
export const GET = route(guestFormCalls.open, () => seeOther("/requests"));
