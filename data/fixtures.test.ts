const builders = [
  ["notes", "buildNotes"],
  ["chat", "buildChatContacts"],
  ["email", "buildEmails"],
  ["tickets", "buildTickets"],
  ["contacts", "buildContacts"],
  ["shop", "buildProducts"],
  ["posts", "buildSocialPosts"],
  ["followers", "buildFollowers"],
  ["gallery", "buildGalleryItems"],
  ["blog", "buildBlogPosts"],
  ["songs", "buildSongs"],
  ["library", "buildLibrary"],
  ["languages", "buildLanguages"],
  ["requests", "buildDemoRequests"],
] as const;

/** Builds all fixtures in a given order, like a process that starts at `time`. */
function build(time: string, order: (typeof builders)[number][]) {
  jest.useFakeTimers({ now: new Date(time) });
  const built = new Map<string, string>();
  jest.isolateModules(() => {
    for (const [noun, name] of order) {
      const made = jest.requireActual(`./${noun}`)[name]();
      built.set(noun, JSON.stringify(made));
    }
  });
  jest.useRealTimers();
  return built;
}

test("the fixtures are identical at every start, in any order", () => {
  const first = build("2026-11-21T03:00:00Z", [...builders]);
  const second = build("2031-07-01T23:59:59Z", [...builders].reverse());
  for (const [noun] of builders) expect(second.get(noun)).toBe(first.get(noun));
});
