import { pageOf } from "@/lib/account/auth/rules";
import { registrationSchema } from "@/lib/account/registration/schema";
import { register } from "@/lib/account/registration/service";
import { formRoute } from "@/lib/server/form-route";

export const POST = formRoute({ body: registrationSchema }, pageOf("register"), register);
