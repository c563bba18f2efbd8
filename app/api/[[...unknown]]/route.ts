import type { Call } from "@/lib/calls/call";
import { AppError } from "@/lib/calls/errors";
import { route } from "@/lib/route";

const unknown: Call = {
  method: "GET",
  path: "/api/{unknown}",
  who: "anyone",
  does: "Answers every path that has no call.",
  answers: {},
};
const answer = route(unknown, () => {
  throw new AppError("not_found");
});

export { answer as DELETE, answer as GET, answer as PATCH, answer as POST, answer as PUT };
