import { dataRoute } from "@/lib/http/data-route";
import { postCalls } from "@/lib/posts/schema";
import { listPosts } from "@/lib/posts/service";

export const GET = dataRoute(postCalls.list, listPosts);
