import { pageOf } from "@/lib/account/auth/rules";
import { recoveryCalls } from "@/lib/account/recovery/calls";
import { reset } from "@/lib/account/recovery/service";
import { formRoute } from "@/lib/route";

export const POST = formRoute(recoveryCalls.reset, pageOf("forgot-password"), reset);
