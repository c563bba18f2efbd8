import { blogCalls } from "@/lib/office/blog/schema";
import { getBlogPost } from "@/lib/office/blog/service";
import { dataRoute } from "@/lib/server/fixture-route";

export const POST = dataRoute(blogCalls.get, getBlogPost);
