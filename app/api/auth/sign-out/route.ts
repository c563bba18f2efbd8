import { pageOf } from "@/lib/account/auth/rules";
import { signInCalls } from "@/lib/account/sign-in/calls";
import { signOut } from "@/lib/account/sign-in/service";
import { formRoute } from "@/lib/route";

export const POST = formRoute(signInCalls.signOut, pageOf("login"), signOut);
