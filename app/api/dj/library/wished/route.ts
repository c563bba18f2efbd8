import { wishCalls } from "@/lib/party/wishes/calls";
import { listWishes } from "@/lib/party/wishes/service";
import { route } from "@/lib/route";

export const GET = route(wishCalls.list, ({ who, query }) => listWishes(who, query.event));
