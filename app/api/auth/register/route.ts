import { pageOf } from "@/lib/account/auth/rules";
import { registrationCalls } from "@/lib/account/registration/calls";
import { register } from "@/lib/account/registration/service";
import { formRoute } from "@/lib/route";

export const POST = formRoute(registrationCalls.register, pageOf("register"), register);
