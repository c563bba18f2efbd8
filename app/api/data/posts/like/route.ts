import { postCalls } from "@/lib/office/posts/calls";
import { likePost } from "@/lib/office/posts/service";
import { fixtureRoute } from "@/lib/server/fixture-route";

export const POST = fixtureRoute(postCalls.like, likePost);
