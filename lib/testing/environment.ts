import { tmpdir } from "node:os";
import { join } from "node:path";

// Variables for `lib/process/env.ts`, so that tests do not use the project's own data folder.
process.env.AUTH_SECRET = "a secret that only tests know, and nobody else";
process.env.DATA_DIR = join(tmpdir(), "crowdcue-test-data");
process.env.APP_URL = "http://localhost";
