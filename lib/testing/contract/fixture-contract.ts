import { failures } from "./failures";
import { samples } from "./samples";
import { writes } from "./writes";

/** What the fixture API promises; runs against its handlers and against a server. */
export const contract = { ...samples, ...writes, ...failures };
