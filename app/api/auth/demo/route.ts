import { pageOf } from "@/lib/account/auth/rules";
import { demoCalls } from "@/lib/party/demo/calls";
import { enterDemo } from "@/lib/party/demo/service";
import { formRoute } from "@/lib/route";

export const POST = formRoute(demoCalls.enter, pageOf("login"), enterDemo);
