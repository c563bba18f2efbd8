import { failures } from "./failures";
import { samples } from "./samples";
import { writes } from "./writes";

/** What the fixture API promises, to be run against its handlers and against a server alike. */
export const contract = { ...samples, ...writes, ...failures };
