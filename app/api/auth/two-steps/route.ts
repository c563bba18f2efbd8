import { pageOf } from "@/lib/account/auth/rules";
import { twoFactorCalls } from "@/lib/account/two-factor/calls";
import { takeSecondStep } from "@/lib/account/two-factor/service";
import { formRoute } from "@/lib/route";

export const POST = formRoute(twoFactorCalls.signIn, pageOf("two-steps"), takeSecondStep);
