import "server-only";

/** The most bytes of comments on one post, and on all posts of a list: anybody may write there. */
export const MOST_BYTES_A_POST = 200_000;
export const MOST_BYTES_IN_ALL = 2_000_000;

/** Where the posts of a list have their comments. */
export type Threads<P, C> = {
  of: (post: P) => C[];
  timeOf: (comment: C) => string;
  replaced: (post: P, comments: C[]) => P;
};

/** The size of each comment with its replies, measured once: a changed one is another object. */
const sizes = new WeakMap<object, number>();

function sizeOf(comment: object) {
  const size = sizes.get(comment) ?? Buffer.byteLength(JSON.stringify(comment));
  sizes.set(comment, size);
  return size;
}

/** Returns the posts without the oldest comments for which there is no room. */
export function withinRoom<P, C extends object>(posts: P[], threads: Threads<P, C>) {
  const fitting = posts.map((post) => newest(threads.of(post), threads, MOST_BYTES_A_POST));
  const kept = new Set(newest(fitting.flat(), threads, MOST_BYTES_IN_ALL));
  return posts.map((post) => {
    const comments = threads.of(post).filter((comment) => kept.has(comment));
    return comments.length < threads.of(post).length ? threads.replaced(post, comments) : post;
  });
}

/** Returns the newest comments that fit into so many bytes. */
function newest<C extends object>(
  comments: C[],
  { timeOf }: Pick<Threads<never, C>, "timeOf">,
  bytes: number,
) {
  let left = bytes;
  const byAge = comments.toSorted((a, b) => (timeOf(a) < timeOf(b) ? 1 : -1));
  const firstOut = byAge.findIndex((comment) => {
    left -= sizeOf(comment);
    return left < 0;
  });
  return firstOut === -1 ? byAge : byAge.slice(0, firstOut);
}
