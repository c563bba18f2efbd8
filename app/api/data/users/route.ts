import { followerCalls } from "@/lib/followers/schema";
import { listFollowers } from "@/lib/followers/service";
import { dataRoute } from "@/lib/http/data-route";

export const GET = dataRoute(followerCalls.list, listFollowers);
