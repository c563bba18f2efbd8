import { guestFormCalls } from "@/lib/party/guests/form-calls";
import { guestPage } from "@/lib/party/guests/form-pages";
import { draftSchema } from "@/lib/party/guests/schema";
import { passDoor } from "@/lib/party/requests/door";
import { submitInsteadOf } from "@/lib/party/requests/submit";
import { formRoute, route } from "@/lib/route";
import { clientNetwork } from "@/lib/server/client-address";
import { seeOther } from "@/lib/server/read-form";

/** The request form of a browser without scripts: redirects to the guest page, which shows the result. */
export const POST = formRoute(
  guestFormCalls.submit,
  pageOfForm,
  async ({ event, swap, ...song }, headers, guest) => {
    await passDoor(event, guest, headers);
    const { request, merged } = await submitInsteadOf(
      event,
      guest.id,
      song,
      clientNetwork(headers),
      swap,
    );
    return { next: guestPage({ event, asked: request.id, how: merged ? "joined" : "sent" }) };
  },
);

/** Room for every field that the form accepts, whose characters may take several code units. */
const LONGEST_FIELD = 600;

/** Keeps what was typed, so that the form shows it again. */
function pageOfForm(fields: URLSearchParams) {
  const names = ["event", ...Object.keys(draftSchema.shape)];
  const typed = names.map((name) => [name, fields.get(name)?.slice(0, LONGEST_FIELD) ?? ""]);
  return guestPage(Object.fromEntries(typed.filter(([, text]) => text)));
}

/** A visitor who opens the form's address is redirected to the form. */
export const GET = route(guestFormCalls.open, () => seeOther("/requests"));
