import { emailChangeCalls } from "@/lib/account/email-change/calls";
import { askForEmail, confirmEmail } from "@/lib/account/email-change/service";
import { route } from "@/lib/route";

export const POST = route(emailChangeCalls.ask, ({ who, body, request }) =>
  askForEmail(who, body, request.headers),
);

export const PUT = route(emailChangeCalls.confirm, ({ who, body, request }) =>
  confirmEmail(who, body, request.headers),
);
