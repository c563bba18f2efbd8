import { AppError } from "@/lib/calls/errors";
import { route } from "@/lib/server/route";

const answer = route({}, () => {
  throw new AppError("not_found");
});

export { answer as DELETE, answer as GET, answer as PATCH, answer as POST, answer as PUT };
