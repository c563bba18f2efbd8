import { dataRoute } from "@/lib/http/data-route";
import { postCalls } from "@/lib/posts/schema";
import { commentPost } from "@/lib/posts/service";

export const POST = dataRoute(postCalls.comment, commentPost);
