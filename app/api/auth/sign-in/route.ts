import { pageOf } from "@/lib/accounts/rules";
import { formRoute } from "@/lib/http/form-route";
import { signInSchema } from "@/lib/sign-in/schema";
import { signIn } from "@/lib/sign-in/service";

export const POST = formRoute({ body: signInSchema }, pageOf("login"), signIn);
