import { pageOf } from "@/lib/account/auth/rules";
import { signInCalls } from "@/lib/account/sign-in/calls";
import { signIn } from "@/lib/account/sign-in/service";
import { formRoute } from "@/lib/route";

export const POST = formRoute(signInCalls.signIn, pageOf("login"), signIn);
