import { followerCalls } from "@/lib/office/followers/calls";
import { listFollowers } from "@/lib/office/followers/service";
import { dataRoute } from "@/lib/server/fixture-route";

export const GET = dataRoute(followerCalls.list, listFollowers);
