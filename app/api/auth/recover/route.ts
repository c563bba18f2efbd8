import { pageOf } from "@/lib/account/auth/rules";
import { recoveryCalls } from "@/lib/account/recovery/calls";
import { recover } from "@/lib/account/recovery/service";
import { formRoute } from "@/lib/route";

export const POST = formRoute(recoveryCalls.recover, pageOf("forgot-password"), recover);
