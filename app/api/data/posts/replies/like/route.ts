import { postCalls } from "@/lib/office/posts/calls";
import { likeComment } from "@/lib/office/posts/service";
import { dataRoute } from "@/lib/server/fixture-route";

export const POST = dataRoute(postCalls.likeComment, likeComment);
