import { blogCalls } from "@/lib/blog/schema";
import { listBlogPosts } from "@/lib/blog/service";
import { dataRoute } from "@/lib/http/data-route";

export const GET = dataRoute(blogCalls.list, listBlogPosts);
