import { pageOf } from "@/lib/account/auth/rules";
import { resetSchema } from "@/lib/account/recovery/schema";
import { reset } from "@/lib/account/recovery/service";
import { formRoute } from "@/lib/server/form-route";

export const POST = formRoute({ body: resetSchema }, pageOf("forgot-password"), reset);
