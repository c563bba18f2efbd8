import { health } from "@/lib/health/service";
import { Answer, route } from "@/lib/http/route";

export const GET = route({}, async () => {
  const answer = await health();
  return new Answer(answer.status === "ok" ? 200 : 503, answer);
});
