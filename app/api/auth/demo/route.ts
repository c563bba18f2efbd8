import { pageOf } from "@/lib/account/auth/rules";
import { enterDemoSchema } from "@/lib/account/demo/schema";
import { enterDemo } from "@/lib/account/demo/service";
import { formRoute } from "@/lib/server/form-route";

export const POST = formRoute({ body: enterDemoSchema }, pageOf("login"), enterDemo);
