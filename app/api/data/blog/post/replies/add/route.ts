import { blogCalls } from "@/lib/office/blog/calls";
import { replyToBlogComment } from "@/lib/office/blog/service";
import { fixtureRoute } from "@/lib/server/fixture-route";

export const POST = fixtureRoute(blogCalls.reply, replyToBlogComment);
