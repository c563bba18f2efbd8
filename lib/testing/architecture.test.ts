import { readdirSync } from "node:fs";
import { join } from "node:path";

const lib = join(__dirname, "..");
const GROUPS = ["party", "account", "office", "shell"];
/** The file names that every noun uses. A part of the noun prefixes its own name: `backers-db.ts`. */
const KNOWN = /^(\w+-)*(schema|calls|rules|db|service|hooks|store|actions)\.ts$/;
/** A noun with more operations than this has one file per operation instead of a service. */
const HANDFUL = 5;
/** What a noun keeps beside the known names, with its reason in the file's first lines. */
const ALSO: Record<string, string[]> = {
  "account/attempts": ["known-device.ts"],
  "account/auth": [
    "access.ts",
    "accounts.ts",
    "backup-codes.ts",
    "hashing.ts",
    "library.ts",
    "mailed-cookie.ts",
    "mails.ts",
    "options.ts",
    "password.ts",
    "shared.ts",
    "state.ts",
  ],
  "account/registration": ["registered-cookie.ts"],
  "account/two-factor": ["codes.ts"],
  "office/blog": ["slug.ts", "teasers.ts"],
  "office/calendar": ["feed-cache.ts", "ics.ts", "views.ts"],
  "office/chat": ["answers.ts", "lines.ts", "said.ts"],
  "office/contacts": ["duplicates.ts", "links.ts", "people.ts"],
  "office/desk": [
    "chosen.ts",
    "device.ts",
    "everywhere.ts",
    "file-room.ts",
    "forget.ts",
    "items.ts",
    "room.ts",
    "sync.ts",
    "waiting.ts",
  ],
  "office/email": ["answers.ts", "recipients.ts", "safe-content.ts"],
  "office/followers": ["ways.ts"],
  "office/posts": ["authors.ts", "entry-language.ts", "feed.ts", "room.ts"],
  "office/shop": ["query.ts"],
  "party/board": [
    "addresses.ts",
    "alike.ts",
    "backers.ts",
    "hints.ts",
    "looks.ts",
    "offline-board.ts",
    "offline-cache.ts",
    "replay.ts",
  ],
  "party/demo": ["house.ts", "library.ts"],
  "party/home-screen": ["token.ts"],
  "party/host-rules": ["look-alikes.ts"],
  "party/events": ["access.ts", "code.ts", "lanes.ts", "list.ts", "time-zones.ts", "typed-code.ts"],
  "party/exports": ["placed.ts", "playlists.ts"],
  "party/guests": [
    "addresses.ts",
    "form-pages.ts",
    "guest-outbox.ts",
    "replay.ts",
    "send-as-guest.ts",
  ],
  "party/insights": ["page.ts", "table.ts"],
  "party/ideas": ["offered.ts", "released.ts"],
  "party/library": [
    "catalogue",
    "catalogues.ts",
    "digest.ts",
    "editions.ts",
    "fits.ts",
    "formats",
    "importing",
    "imports.ts",
    "keys.ts",
    "limits.ts",
    "listing.ts",
    "missing.ts",
    "owned.ts",
    "reading",
    "stored-paths.ts",
    "tidy.ts",
    "track.ts",
    "view.ts",
  ],
  "party/outbox": ["send.ts", "step-outbox.ts", "steps-storage.ts"],
  "party/permalinks": ["name.ts"],
  "party/pocket": [
    "forget.ts",
    "offline-names.ts",
    "offline-page.ts",
    "outbox-copy.ts",
    "telling.ts",
  ],
  "party/push": ["deliver.ts", "http-ece.d.ts", "message.ts", "post.ts", "teller.ts"],
  "party/request-list": [
    "apply.ts",
    "cached.ts",
    "counts.ts",
    "places.ts",
    "query.ts",
    "updates.ts",
    "veil.ts",
  ],
  "party/songs": ["alike.ts", "shared-song.ts"],
  "party/subscriptions": ["vapid-key.ts"],
  "party/wall": ["cookie.ts", "open.ts"],
  "shell/customizer": ["options.ts", "read-choices.ts"],
  "shell/i18n": [
    "all-packs.ts",
    "component-labels.ts",
    "latin-digits.ts",
    "locales.ts",
    "packs.ts",
    "per-language.ts",
    "preferred.ts",
  ],
  "shell/letters": ["fonts.ts", "harfbuzzjs.d.ts", "wawoff2.d.ts"],
  "shell/messages": ["app-config.d.ts", "request.ts"],
  "shell/pictures": [
    "avatar.ts",
    "cover.ts",
    "language.ts",
    "photo.ts",
    "product.ts",
    "qr-path.ts",
    "scene.ts",
  ],
};

const nouns = GROUPS.flatMap((group) =>
  readdirSync(join(lib, group))
    .filter((noun) => !noun.endsWith(".md"))
    .map((noun) => `${group}/${noun}`),
);

test.each(nouns)("the files of %s have the known names, or one operation each", (noun) => {
  const files = readdirSync(join(lib, noun)).filter((name) => !/\.test\.tsx?$|\.md$/.test(name));
  const others = files.filter((name) => !KNOWN.test(name));
  if (others.length > HANDFUL && !ALSO[noun]) expect(files).not.toContain("service.ts");
  else expect(others).toEqual(ALSO[noun] ?? []);
});
