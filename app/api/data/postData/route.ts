import { postCalls } from "@/lib/office/posts/calls";
import { listPosts } from "@/lib/office/posts/service";
import { fixtureRoute } from "@/lib/server/fixture-route";

export const GET = fixtureRoute(postCalls.list, listPosts);
