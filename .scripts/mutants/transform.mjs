import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { relative } from "node:path";
import { codeFolder } from "./files.mjs";

const require = createRequire(import.meta.url);

/** Next's own transform, of the instrumented file where there is one. */
const transform = {
  createTransformer({ path, options }) {
    const next = require(path).createTransformer(options);
    return {
      process: (source, file, given) => next.process(instrumented(source, file), file, given),
      getCacheKey: (source, file, { configString }) =>
        createHash("sha256")
          .update(`${file}\n${configString}\n${instrumented(source, file)}`)
          .digest("hex"),
    };
  },
};
export default transform;

function instrumented(source, file) {
  const place = `${codeFolder}/${relative(process.cwd(), file)}`;
  return existsSync(place) ? readFileSync(place, "utf8") : source;
}
