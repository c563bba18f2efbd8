import { handleAuth } from "@/lib/accounts/service";

export const GET = handleAuth;
export const POST = handleAuth;
