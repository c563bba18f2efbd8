import type { Desk } from "@/lib/office/desk/schema";
import type { Author, Comment, OwnPost, Remark, Reply, SocialPost } from "./schema";

type Parts = {
  /** The visitor. */
  me: Author;
  samples: readonly SocialPost[];
  own: readonly OwnPost[];
  remarks: readonly Remark[];
};

/** The feed as the visitor sees it, newest first: their own posts among those of others. */
export function feedOf({ me, samples, own, remarks }: Parts): SocialPost[] {
  const kept = own.map((post) => ownPostOf(post, me, remarks));
  return [...samples, ...kept].sort((a, b) => compare(b.profile.time, a.profile.time));
}

/** How many posts a profile has: samples are other people's. */
export function countPosts({ entries }: Desk) {
  return Object.values(entries).filter(({ kind, fields }) => kind === "added" && fields.post)
    .length;
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
