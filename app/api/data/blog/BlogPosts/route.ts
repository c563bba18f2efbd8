import { blogCalls } from "@/lib/office/blog/calls";
import { listBlogPosts } from "@/lib/office/blog/service";
import { dataRoute } from "@/lib/server/fixture-route";

export const GET = dataRoute(blogCalls.list, listBlogPosts);
