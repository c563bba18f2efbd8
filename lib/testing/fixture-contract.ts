import { failures } from "./contract/failures";
import { samples } from "./contract/samples";
import { writes } from "./contract/writes";

/** What the fixture API promises, to be run against its handlers and against a server alike. */
export const contract = { ...samples, ...writes, ...failures };
