import { pageOf } from "@/lib/account/auth/rules";
import { secondStepSchema } from "@/lib/account/two-factor/schema";
import { takeSecondStep } from "@/lib/account/two-factor/service";
import { formRoute } from "@/lib/server/form-route";

export const POST = formRoute({ body: secondStepSchema }, pageOf("two-steps"), takeSecondStep);
