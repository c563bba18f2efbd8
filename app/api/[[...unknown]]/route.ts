import { AppError } from "@/lib/http/errors";
import { route } from "@/lib/http/route";

const answer = route({}, () => {
  throw new AppError("not_found");
});

export { answer as DELETE, answer as GET, answer as PATCH, answer as POST, answer as PUT };
