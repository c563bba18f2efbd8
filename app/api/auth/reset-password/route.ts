import { pageOf } from "@/lib/accounts/rules";
import { formRoute } from "@/lib/http/form-route";
import { resetSchema } from "@/lib/recovery/schema";
import { reset } from "@/lib/recovery/service";

export const POST = formRoute({ body: resetSchema }, pageOf("forgot-password"), reset);
