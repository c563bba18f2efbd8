import { pageOf } from "@/lib/accounts/rules";
import { formRoute } from "@/lib/http/form-route";
import { recoverySchema } from "@/lib/recovery/schema";
import { recover } from "@/lib/recovery/service";

export const POST = formRoute(recoverySchema, pageOf("forgot-password"), recover);
