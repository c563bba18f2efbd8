import { ask } from "@/lib/asks/service";
import { codeSchema } from "@/lib/events/schema";
import { recognizeGuest, refuseForged } from "@/lib/guests/service";
import { AppError } from "@/lib/http/errors";
import { readForm, seeOther } from "@/lib/http/form";
import { burnFuse } from "@/lib/http/fuse";
import { refuseForeignWrite } from "@/lib/http/origin";
import { parse } from "@/lib/http/parse";
import { newRequestSchema } from "@/lib/requests/schema";

/** The request form of a guest whose browser runs no scripts: the answer is the page, told what became of it. */
export async function POST(request: Request) {
  const guest = recognizeGuest(request.headers);
  let form: Record<string, string> = {};
  try {
    refuseForeignWrite(request);
    burnFuse(request.headers);
    form = await readForm(request);
    refuseForged(guest);
    const { event = "", ...fields } = form;
    const { request: asked, merged } = await ask(
      parse(codeSchema, event),
      guest.id,
      parse(newRequestSchema, fields),
    );
    const answer = { event, asked: asked.id, how: merged ? "joined" : "sent" };
    return seeOther(`/requests?${new URLSearchParams(answer)}`, guest.setCookie);
  } catch (error) {
    if (!(error instanceof AppError)) console.error(error);
    const refused = error instanceof AppError ? error.code : "unexpected";
    const { event = "", title = "", artist = "" } = form;
    // What was typed comes back into the form.
    const answer = { event, refused, title: title.slice(0, 200), artist: artist.slice(0, 200) };
    return seeOther(`/requests?${new URLSearchParams(answer)}`, guest.setCookie);
  }
}

/** Somebody opened the form's address: the form itself is what they look for. */
export function GET() {
  return seeOther("/requests");
}
