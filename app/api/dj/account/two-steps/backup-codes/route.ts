import { twoFactorCalls } from "@/lib/account/two-factor/calls";
import { renewBackupCodes } from "@/lib/account/two-factor/service";
import { route } from "@/lib/route";

export const POST = route(twoFactorCalls.renewBackupCodes, ({ who, body, request }) =>
  renewBackupCodes(who, body, request.headers),
);
