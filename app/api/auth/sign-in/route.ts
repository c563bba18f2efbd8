import { pageOf } from "@/lib/account/auth/rules";
import { signInSchema } from "@/lib/account/sign-in/schema";
import { signIn } from "@/lib/account/sign-in/service";
import { formRoute } from "@/lib/server/form-route";

export const POST = formRoute({ body: signInSchema }, pageOf("login"), signIn);
