import useSWR from "swr";
import { v4 as uuid } from "uuid";
import { send } from "@/lib/client/send";
import { inTurn, useOptimisticData, useWrite } from "@/lib/client/use-write";
import type { Author } from "@/lib/office/posts/schema";
import { blogCalls, blogPostKey } from "./calls";
import { addBlogComment, addBlogReply, toBlogComment } from "./rules";
import type { BlogComment, BlogPost } from "./schema";

/** The post with this name, the last part of its address; fails with `not_found` when there is none. */
export function useBlogPost(name: string) {
  return useSWR(blogPostKey(name), () => send(blogCalls.get, { body: { title: name } }));
}

type Change = (post: BlogPost) => BlogPost | undefined;

/** Comments and replies: shown at once, and rolled back with a toast when the server refuses. */
export function useBlogActions(name: string, postId: BlogPost["id"]) {
  const write = useWrite();
  const optimisticData = useOptimisticData();

  function change(sendOff: () => Promise<BlogPost[]>, apply: Change) {
    return write({
      send: () => inTurn(sendOff),
      optimistic: optimisticData(
        blogPostKey(name),
        (now: BlogPost) => apply(now) ?? now,
        (posts: BlogPost[], now) => posts.find(({ id }) => id === postId) ?? now,
      ),
    });
  }

  return {
    comment(text: string, author: Author) {
      const comment = { id: uuid(), profile: author, comment: text };
      const shown = toBlogComment(comment, now());
      return change(
        () => send(blogCalls.comment, { body: { postId, comment } }),
        (post) => addBlogComment(post, shown),
      );
    },

    reply(commentId: BlogComment["id"], text: string, author: Author) {
      const reply = { id: uuid(), profile: author, comment: text };
      const shown = { ...reply, time: now() };
      return change(
        () => send(blogCalls.reply, { body: { postId, commentId, reply } }),
        (post) => addBlogReply(post, commentId, shown),
      );
    },
  };
}

function now() {
  return new Date().toISOString();
}
