import { pageOf } from "@/lib/account/auth/rules";
import { signOutCalls } from "@/lib/account/sign-out/calls";
import { signOut } from "@/lib/account/sign-out/service";
import { formRoute } from "@/lib/route";

export const POST = formRoute(signOutCalls.signOut, pageOf("login"), signOut);
