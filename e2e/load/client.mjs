import * as asking from "./asking.mjs";
import * as attacking from "./attacking.mjs";
import * as following from "./following.mjs";
import * as listening from "./listening.mjs";
import * as mixing from "./mixing.mjs";
import { cursor, openEvent, register, removeEvent, signIn } from "./party.mjs";
import * as persisting from "./persisting.mjs";
import * as pulsing from "./pulsing.mjs";
import * as strangers from "./strangers.mjs";
import * as typing from "./typing.mjs";

// Runs in its own process, so that its cost does not count as the server's.

const jobs = {
  register,
  signIn,
  openEvent,
  cursor,
  removeEvent,
  ...asking,
  ...following,
  ...persisting,
  ...pulsing,
  ...listening,
  ...attacking,
  ...mixing,
  ...strangers,
  ...typing,
};

process.on("message", async ({ job, input }) => {
  try {
    process.send({ output: await jobs[job](input) });
  } catch (error) {
    process.send({ error: String(error?.stack ?? error) });
  }
});
