import useSWR, { useSWRConfig } from "swr";
import { v4 as uuid } from "uuid";
import { useAnswer } from "@/lib/client/hooks";
import { send } from "@/lib/client/send";
import { inTurn, useOptimisticData, useWrite } from "@/lib/client/use-write";
import type { Author } from "@/lib/office/posts/schema";
import { blogCalls, blogPostKey } from "./calls";
import { addBlogComment, slugOf, toBlogComment } from "./rules";
import type { BlogPost } from "./schema";

export function useBlogPosts() {
  return useAnswer(blogCalls.list);
}

/** The post with that slug; fails with `not_found` when there is none. */
export function useBlogPost(slug: string) {
  return useSWR(blogPostKey(slug), () => send(blogCalls.get, { body: { title: slug } }));
}

/** Shows a comment first at once, and rolls it back with a toast when the server refuses it. */
export function useBlogActions() {
  const { mutate } = useSWRConfig();
  const write = useWrite();
  const optimisticData = useOptimisticData();

  return {
    comment(post: BlogPost, text: string, author: Author) {
      const comment = { id: uuid(), profile: author, comment: text };
      const shown = toBlogComment(comment, new Date().toISOString());
      return write({
        send: () => inTurn(() => send(blogCalls.comment, { body: { postId: post.id, comment } })),
        optimistic: optimisticData(
          blogPostKey(slugOf(post.title)),
          (now: BlogPost) => addBlogComment(now, shown),
          (posts: BlogPost[]) => posts.find(({ id }) => id === post.id) ?? post,
        ),
        onSuccess: (posts) => mutate(blogCalls.list.path, posts, { revalidate: false }),
      });
    },
  };
}
