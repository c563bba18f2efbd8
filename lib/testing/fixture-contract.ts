import { failures } from "./contract/failures";
import { samples } from "./contract/samples";
import { writes } from "./contract/writes";

/** What the fixture API promises; runs against its handlers and against a server. */
export const contract = { ...samples, ...writes, ...failures };
