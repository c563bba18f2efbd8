import { pageOf } from "@/lib/account/auth/rules";
import { signOutSchema } from "@/lib/account/sign-in/schema";
import { signOut } from "@/lib/account/sign-in/service";
import { formRoute } from "@/lib/server/form-route";

export const POST = formRoute({ body: signOutSchema }, pageOf("login"), signOut);
