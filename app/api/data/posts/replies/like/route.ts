import { postCalls } from "@/lib/office/posts/calls";
import { likeComment } from "@/lib/office/posts/service";
import { fixtureRoute } from "@/lib/server/fixture-route";

export const POST = fixtureRoute(postCalls.likeComment, likeComment);
