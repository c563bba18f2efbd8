import { failures } from "./failures";
import { samples } from "./samples";
import { writes } from "./writes";

/** The contract of the fixture API. Runs against its handlers and against a server. */
export const contract = { ...samples, ...writes, ...failures };
