import { followerCalls } from "@/lib/office/followers/calls";
import { listFollowers } from "@/lib/office/followers/service";
import { fixtureRoute } from "@/lib/server/fixture-route";

export const GET = fixtureRoute(followerCalls.list, listFollowers);
