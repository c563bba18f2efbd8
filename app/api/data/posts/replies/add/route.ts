import { postCalls } from "@/lib/office/posts/calls";
import { replyToComment } from "@/lib/office/posts/service";
import { dataRoute } from "@/lib/server/fixture-route";

export const POST = dataRoute(postCalls.reply, replyToComment);
