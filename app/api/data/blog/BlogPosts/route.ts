import { blogCalls } from "@/lib/office/blog/calls";
import { listBlogPosts } from "@/lib/office/blog/service";
import { fixtureRoute } from "@/lib/server/fixture-route";

export const GET = fixtureRoute(blogCalls.list, listBlogPosts);
