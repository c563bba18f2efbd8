import { guestFormCalls } from "@/lib/party/guests/form-calls";
import { submit } from "@/lib/party/requests/submit";
import { formRoute, route } from "@/lib/route";
import { seeOther } from "@/lib/server/read-form";

/** The request form of a browser without scripts: redirects to the guest page, which shows the result. */
export const POST = formRoute(
  guestFormCalls.submit,
  pageOfForm,
  async ({ event, ...song }, _, guest) => {
    const { request, merged } = await submit(event, guest.id, song);
    return { next: pageWith({ event, asked: request.id, how: merged ? "joined" : "sent" }) };
  },
);

/** Keeps what was typed, so that the form shows it again. */
function pageOfForm(fields: URLSearchParams) {
  const typed = (name: string) => fields.get(name)?.slice(0, 200) ?? "";
  return pageWith({ event: typed("event"), title: typed("title"), artist: typed("artist") });
}

function pageWith(query: Record<string, string>) {
  return `/requests?${new URLSearchParams(query)}`;
}

/** A visitor who opens the form's address is redirected to the form. */
export const GET = route(guestFormCalls.open, () => seeOther("/requests"));
