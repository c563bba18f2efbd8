import type { Desk } from "@/lib/office/desk/schema";
import {
  type Author,
  type Comment,
  type EntryId,
  OWNER_ID,
  type OwnPost,
  type Remark,
  type Reply,
  type SocialPost,
} from "./schema";

type Parts = {
  /** The visitor. */
  me: Author;
  samples: readonly SocialPost[];
  own: readonly OwnPost[];
  remarks: readonly Remark[];
};

/** The feed as the visitor sees it, newest first. The sample person's posts are theirs. */
export function feedOf({ me, samples, own, remarks }: Parts): SocialPost[] {
  const shown = samples.map((post) =>
    post.profile.id === OWNER_ID ? { ...post, profile: by(me, post.profile.time) } : post,
  );
  const kept = own.map((post) => ownPostOf(post, me, remarks));
  return [...shown, ...kept].sort((a, b) => compare(b.profile.time, a.profile.time));
}

/** How many posts a profile has: the feed's samples that are left, by their ids, and the visitor's own. */
export function countPosts({ samples: { isHidden }, entries }: Desk, samples: readonly EntryId[]) {
  const left = isHidden ? [] : samples.filter((id) => entries[id]?.kind !== "removed");
  const own = Object.values(entries).filter(({ kind, fields }) => kind === "added" && fields.post);
  return left.length + own.length;
}

function ownPostOf({ id, post, isLiked }: OwnPost, me: Author, remarks: readonly Remark[]) {
  const { content, images, time } = post;
  const all = remarks
    .filter(({ remark }) => remark.postId === id)
    .sort((a, b) => compare(a.remark.time, b.remark.time) || a.id - b.id);
  const comments = all
    .filter(({ remark }) => remark.commentId === undefined)
    .map((one): Comment => {
      const replies = all.filter(({ remark }) => remark.commentId === one.id);
      const entry = entryOf(one, me);
      return { ...entry, data: { ...entry.data, replies: replies.map((of) => entryOf(of, me)) } };
    });
  return {
    id,
    profile: by(me, time),
    data: { content, images, likes: likesOf(isLiked), comments },
  };
}

/** Nobody else sees a post of the desk. */
function likesOf(isLiked = false) {
  return { like: isLiked, value: Number(isLiked) };
}

function entryOf({ id, remark, isLiked }: Remark, me: Author): Reply {
  const { comment, time } = remark;
  return { id, profile: by(me, time), data: { comment, likes: likesOf(isLiked) } };
}

function by({ id, name, avatar }: Author, time: string) {
  return { id, name, avatar, time };
}

function compare(a: string, b: string) {
  return a === b ? 0 : a < b ? -1 : 1;
}
