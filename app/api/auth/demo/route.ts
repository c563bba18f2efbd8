import { pageOf } from "@/lib/account/auth/rules";
import { enterDemoSchema } from "@/lib/party/demo/schema";
import { enterDemo } from "@/lib/party/demo/service";
import { formRoute } from "@/lib/server/form-route";

export const POST = formRoute({ body: enterDemoSchema }, pageOf("login"), enterDemo);
