import { health } from "@/lib/server/health";
import { Answer, route } from "@/lib/server/route";

export const GET = route({}, async () => {
  const answer = await health();
  return new Answer(answer.status === "ok" ? 200 : 503, answer);
});
