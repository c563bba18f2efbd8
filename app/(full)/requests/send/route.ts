import { guestFormCalls } from "@/lib/party/guests/form-calls";
import { draftSchema } from "@/lib/party/guests/schema";
import { submitInsteadOf } from "@/lib/party/requests/submit";
import { formRoute, route } from "@/lib/route";
import { seeOther } from "@/lib/server/read-form";

/** The request form of a browser without scripts: redirects to the guest page, which shows the result. */
export const POST = formRoute(
  guestFormCalls.submit,
  pageOfForm,
  async ({ event, swap, ...song }, _, guest) => {
    const { request, merged } = await submitInsteadOf(event, guest.id, song, swap);
    return { next: pageWith({ event, asked: request.id, how: merged ? "joined" : "sent" }) };
  },
);

/** Room for every field that the form accepts, whose characters may take several code units. */
const LONGEST_FIELD = 600;

/** Keeps what was typed, so that the form shows it again. */
function pageOfForm(fields: URLSearchParams) {
  const names = ["event", ...Object.keys(draftSchema.shape)];
  const typed = names.map((name) => [name, fields.get(name)?.slice(0, LONGEST_FIELD) ?? ""]);
  return pageWith(Object.fromEntries(typed.filter(([, text]) => text)));
}

function pageWith(query: Record<string, string>) {
  return `/requests?${new URLSearchParams(query)}`;
}

/** A visitor who opens the form's address is redirected to the form. */
export const GET = route(guestFormCalls.open, () => seeOther("/requests"));
