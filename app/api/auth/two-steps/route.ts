import { pageOf } from "@/lib/accounts/rules";
import { formRoute } from "@/lib/http/form-route";
import { secondStepSchema } from "@/lib/two-steps/schema";
import { takeSecondStep } from "@/lib/two-steps/service";

export const POST = formRoute({ body: secondStepSchema }, pageOf("two-steps"), takeSecondStep);
