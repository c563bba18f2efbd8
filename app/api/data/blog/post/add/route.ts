import { blogCalls } from "@/lib/office/blog/calls";
import { commentBlogPost } from "@/lib/office/blog/service";
import { dataRoute } from "@/lib/server/fixture-route";

export const POST = dataRoute(blogCalls.comment, commentBlogPost);
