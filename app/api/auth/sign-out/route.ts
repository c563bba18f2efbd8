import { pageOf } from "@/lib/accounts/rules";
import { formRoute } from "@/lib/http/form-route";
import { signOutSchema } from "@/lib/sign-in/schema";
import { signOut } from "@/lib/sign-in/service";

export const POST = formRoute({ body: signOutSchema }, pageOf("login"), signOut);
