import { pageOf } from "@/lib/accounts/rules";
import { formRoute } from "@/lib/http/form-route";
import { recoverySchema } from "@/lib/recovery/schema";
import { recover } from "@/lib/recovery/service";

export const POST = formRoute({ body: recoverySchema }, pageOf("forgot-password"), recover);
