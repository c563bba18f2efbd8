import { blogCalls } from "@/lib/blog/schema";
import { commentBlogPost } from "@/lib/blog/service";
import { dataRoute } from "@/lib/http/data-route";

export const POST = dataRoute(blogCalls.comment, commentBlogPost);
