import { pageOf } from "@/lib/account/auth/rules";
import { registrationCalls } from "@/lib/account/registration/calls";
import { confirmAgain } from "@/lib/account/registration/service";
import { formRoute } from "@/lib/route";

export const POST = formRoute(registrationCalls.confirmAgain, pageOf("register"), confirmAgain);
