import { pageOf } from "@/lib/accounts/rules";
import { formRoute } from "@/lib/http/form-route";
import { registrationSchema } from "@/lib/registration/schema";
import { register } from "@/lib/registration/service";

export const POST = formRoute({ body: registrationSchema }, pageOf("register"), register);
