import { pageOf } from "@/lib/account/auth/rules";
import { demoCalls } from "@/lib/account/demo/calls";
import { enterDemo } from "@/lib/account/demo/service";
import { formRoute } from "@/lib/route";

export const POST = formRoute(demoCalls.enter, pageOf("login"), enterDemo);
