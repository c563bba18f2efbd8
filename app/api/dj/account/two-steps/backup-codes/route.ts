import { route } from "@/lib/http/route";
import { passwordConfirmedSchema } from "@/lib/two-steps/schema";
import { renewBackupCodes } from "@/lib/two-steps/service";

export const POST = route(
  { who: "holder", body: passwordConfirmedSchema },
  ({ who, body, request }) => renewBackupCodes(who, body.password, request.headers),
);
