import type { Comment, EntryId, Likes, NewComment, Reply, SocialPost } from "./schema";

/** The most entries kept per post, so that nobody fills the server's memory: the oldest go first. */
export const MAX_COMMENTS = 100;
export const MAX_REPLIES = 20;

type Entry = { id: EntryId };
type Liked = { data: { likes: Likes } };

/** The list with one entry changed; undefined when no entry has the id or `change` returns undefined. */
export function changeEntry<E extends Entry>(
  list: E[],
  id: EntryId,
  change: (e: E) => E | undefined,
) {
  const index = list.findIndex((entry) => entry.id === id);
  const before = list[index];
  const after = before && change(before);
  return after && list.with(index, after);
}

export function toggleLike<L extends Liked>(liked: L): L {
  const { like, value } = liked.data.likes;
  const likes = { like: !like, value: like ? value - 1 : value + 1 };
  return { ...liked, data: { ...liked.data, likes } };
}

/** Toggles the like of the comment or reply with this id. */
export function toggleCommentLike(post: SocialPost, commentId: EntryId) {
  const comments =
    changeEntry(post.data.comments, commentId, toggleLike) ??
    changeFirst(post.data.comments, (comment) => {
      const replies = changeEntry(comment.data.replies, commentId, toggleLike);
      return replies && withReplies(comment, replies);
    });
  return comments && withComments(post, comments);
}

/** Idempotent: a known id adds nothing. */
export function addComment(post: SocialPost, comment: Comment) {
  return withComments(post, append(post.data.comments, comment, MAX_COMMENTS));
}

export function addReply(post: SocialPost, commentId: EntryId, reply: Reply) {
  const comments = changeEntry(post.data.comments, commentId, (comment) =>
    withReplies(comment, append(comment.data.replies, reply, MAX_REPLIES)),
  );
  return comments && withComments(post, comments);
}

/** Creates a comment as the feed contains it. */
export function toComment(
  { id, profile, data }: Exclude<NewComment, string>,
  time: string,
): Comment {
  const likes = { like: false, value: 0 };
  return { id, profile: { ...profile, time }, data: { comment: data.comment, likes, replies: [] } };
}

/** Creates a reply, which is a comment without replies of its own. */
export function toReply(reply: Exclude<NewComment, string>, time: string): Reply {
  const { id, profile, data } = toComment(reply, time);
  return { id, profile, data: { comment: data.comment, likes: data.likes } };
}

function append<E extends Entry>(list: E[], entry: E, max: number) {
  if (list.some(({ id }) => id === entry.id)) return list;
  return [...list, entry].slice(-max);
}

function changeFirst<E>(list: E[], change: (entry: E) => E | undefined) {
  for (const [index, before] of list.entries()) {
    const after = change(before);
    if (after) return list.with(index, after);
  }
  return undefined;
}

function withComments(post: SocialPost, comments: Comment[]): SocialPost {
  return { ...post, data: { ...post.data, comments } };
}

function withReplies(comment: Comment, replies: Reply[]): Comment {
  return { ...comment, data: { ...comment.data, replies } };
}
