import { postCalls } from "@/lib/office/posts/calls";
import { commentPost } from "@/lib/office/posts/service";
import { dataRoute } from "@/lib/server/fixture-route";

export const POST = dataRoute(postCalls.comment, commentPost);
