import { tmpdir } from "node:os";
import { join } from "node:path";

// What `lib/env.ts` reads: tests neither find nor leave anything in the project's own data folder.
process.env.AUTH_SECRET = "a secret that only tests know, and nobody else";
process.env.DATA_DIR = join(tmpdir(), "crowdcue-test-data");
process.env.APP_URL = "http://localhost";
