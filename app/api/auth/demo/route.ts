import { pageOf } from "@/lib/accounts/rules";
import { enterDemoSchema } from "@/lib/demo/schema";
import { enterDemo } from "@/lib/demo/service";
import { formRoute } from "@/lib/http/form-route";

export const POST = formRoute({ body: enterDemoSchema }, pageOf("login"), enterDemo);
