import { pageOf } from "@/lib/account/auth/rules";
import { recoverySchema } from "@/lib/account/recovery/schema";
import { recover } from "@/lib/account/recovery/service";
import { formRoute } from "@/lib/server/form-route";

export const POST = formRoute({ body: recoverySchema }, pageOf("forgot-password"), recover);
