import { route } from "@/lib/route";
import { Answer } from "@/lib/server/answer";
import { serverCalls } from "@/lib/server/calls";
import { health } from "@/lib/server/health";

export const GET = route(serverCalls.health, async () => {
  const answer = await health();
  return new Answer(answer.status === "ok" ? 200 : 503, answer);
});
