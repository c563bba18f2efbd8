import { blogCalls } from "@/lib/blog/schema";
import { getBlogPost } from "@/lib/blog/service";
import { dataRoute } from "@/lib/http/data-route";

export const POST = dataRoute(blogCalls.get, getBlogPost);
