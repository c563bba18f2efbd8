import { blogCalls } from "@/lib/office/blog/calls";
import { getBlogPost } from "@/lib/office/blog/service";
import { dataRoute } from "@/lib/server/fixture-route";

export const POST = dataRoute(blogCalls.get, getBlogPost);
