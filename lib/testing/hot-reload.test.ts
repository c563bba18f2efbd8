/** Loads a module like a hot reload: evaluates it again in the same process. */
async function reload<M>(load: () => Promise<M>) {
  jest.resetModules();
  return load();
}

test("likes of the social feed survive a hot reload", async () => {
  const load = () => reload(() => import("@/lib/office/posts/service"));
  const [before, after] = [await load(), await load()];
  expect(before.listPosts).not.toBe(after.listPosts);
  const [post] = before.listPosts();
  if (!post) throw new Error("the feed is empty");
  before.likePost({ postId: post.id });
  const [liked] = (await load()).listPosts();
  expect(liked?.data.likes.like).toBe(!post.data.likes.like);
});

test("comments and replies of the social feed survive a hot reload, but not a restart", async () => {
  const load = () => reload(() => import("@/lib/office/posts/service"));
  const [post] = (await load()).listPosts();
  const [commentId] = post?.data.comments.map(({ id }) => id) ?? [];
  if (!post || !commentId) throw new Error("nobody has commented");
  const before = await load();
  before.commentPost({ postId: post.id, comment: "What a set" });
  before.replyToComment({ postId: post.id, commentId, reply: "It was" });
  const said = async () => JSON.stringify((await load()).listPosts()[0]?.data.comments);
  expect(await said()).toContain("What a set");
  expect(await said()).toContain("It was");
  // Another process has no singletons yet.
  (globalThis as { crowdcueSingletons?: unknown }).crowdcueSingletons = undefined;
  expect(await said()).not.toMatch(/What a set|It was/);
});

test("comments of the blog survive a hot reload", async () => {
  const load = () => reload(() => import("@/lib/office/blog/service"));
  const [before, after] = [await load(), await load()];
  expect(before.listBlogPosts).not.toBe(after.listBlogPosts);
  const [post] = before.listBlogPosts();
  if (!post?.id) throw new Error("the blog is empty");
  before.commentBlogPost({ postId: post.id, comment: "What a set" });
  expect((await load()).listBlogPosts()[0]?.comments).toHaveLength(
    (post.comments?.length ?? 0) + 1,
  );
});

test("a restart forgets comments and replies of the blog", async () => {
  const load = () => reload(() => import("@/lib/office/blog/service"));
  const service = await load();
  const [post] = service.listBlogPosts();
  const [comment] = post?.comments ?? [];
  if (!post || !comment) throw new Error("the blog is empty");
  service.replyToBlogComment({ postId: post.id, commentId: comment.id, reply: "Same here" });
  const replies = (posts = service.listBlogPosts()) =>
    posts[0]?.comments.flatMap((one) => one.replies.map((reply) => reply.comment)) ?? [];
  expect(replies((await load()).listBlogPosts())).toContain("Same here");
  // What all bundles of a process share is all that outlives a hot reload.
  Reflect.deleteProperty(globalThis, "crowdcueSingletons");
  expect(replies((await load()).listBlogPosts())).not.toContain("Same here");
});
