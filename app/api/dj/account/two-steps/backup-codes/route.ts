import { passwordConfirmedSchema } from "@/lib/account/two-factor/schema";
import { renewBackupCodes } from "@/lib/account/two-factor/service";
import { route } from "@/lib/server/route";

export const POST = route(
  { who: "holder", body: passwordConfirmedSchema },
  ({ who, body, request }) => renewBackupCodes(who, body.password, request.headers),
);
