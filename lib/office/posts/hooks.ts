import { useMemo } from "react";
import { v4 as uuid } from "uuid";
import { useAnswer } from "@/lib/client/hooks";
import { send } from "@/lib/client/send";
import { inTurn, useOptimisticData, useWrite } from "@/lib/client/use-write";
import { useDeskItems } from "@/lib/office/desk/hooks";
import { postCalls } from "./calls";
import { feedOf } from "./feed";
import {
  addComment,
  addReply,
  changeEntry,
  toComment,
  toggleCommentLike,
  toggleLike,
  toReply,
} from "./rules";
import {
  type Author,
  type EntryId,
  ownPostSchema,
  remarkSchema,
  type SocialPost,
  socialPostSchema,
} from "./schema";

const SAMPLE = { schema: socialPostSchema, id: "id", mark: "profile" };
const OWN_POST = { schema: ownPostSchema, id: "id", mark: "post" };
const REMARK = { schema: remarkSchema, id: "id", mark: "remark" };
const NO_POSTS: [] = [];
const NO_REMARKS: [] = [];

export function usePosts() {
  return useAnswer(postCalls.list);
}

/** The feed as the visitor left it, newest first; undefined until the samples are there. */
export function useFeed(me: Author) {
  const { data, error, mutate } = usePosts();
  const samples = useDeskItems(data, SAMPLE);
  const own = useDeskItems(NO_POSTS, OWN_POST);
  const remarks = useDeskItems(NO_REMARKS, REMARK);
  const posts = useMemo(
    () => samples && feedOf({ me, samples, own: own ?? [], remarks: remarks ?? [] }),
    [me, samples, own, remarks],
  );
  return { posts, error, retry: () => void mutate() };
}

type Send = () => Promise<SocialPost[]>;
type Change = (post: SocialPost) => SocialPost | undefined;

/** Likes, comments and replies: shown at once, and rolled back with a toast when the server refuses. */
export function usePostActions() {
  const write = useWrite();
  const optimisticData = useOptimisticData();

  function change(postId: EntryId, sendOff: Send, apply: Change) {
    const show = (posts: SocialPost[]) => changeEntry(posts, postId, apply) ?? posts;
    return write({
      send: () => inTurn(sendOff),
      optimistic: optimisticData(postCalls.list.path, show, (answer: SocialPost[]) => answer),
    });
  }

  return {
    like: (postId: EntryId) =>
      change(postId, () => send(postCalls.like, { body: { postId } }), toggleLike),

    likeComment: (postId: EntryId, commentId: EntryId) =>
      change(
        postId,
        () => send(postCalls.likeComment, { body: { postId, commentId } }),
        (post) => toggleCommentLike(post, commentId),
      ),

    comment(postId: EntryId, text: string, author: Author) {
      const comment = written(text, author);
      return change(
        postId,
        () => send(postCalls.comment, { body: { postId, comment } }),
        (post) => addComment(post, toComment(comment, now())),
      );
    },

    reply(postId: EntryId, commentId: EntryId, text: string, author: Author) {
      const reply = written(text, author);
      return change(
        postId,
        () => send(postCalls.reply, { body: { postId, commentId, reply } }),
        (post) => addReply(post, commentId, toReply(reply, now())),
      );
    },
  };
}

/** Gives an entry a temporary id, so that the answer can replace it. */
function written(comment: string, profile: Author) {
  return { id: uuid(), profile, data: { comment } };
}

function now() {
  return new Date().toISOString();
}
