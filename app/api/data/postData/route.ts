import { postCalls } from "@/lib/office/posts/calls";
import { listPosts } from "@/lib/office/posts/service";
import { dataRoute } from "@/lib/server/fixture-route";

export const GET = dataRoute(postCalls.list, listPosts);
