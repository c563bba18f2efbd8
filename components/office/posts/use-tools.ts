import { useTranslations } from "next-intl";
import { useAddress } from "@/components/office/desk/use-address";
import { copyText } from "@/components/ui/copy-text";
import { useToasts } from "@/lib/client/use-toasts";
import { useUndoToast } from "@/lib/client/use-undo-toast";
import { hasRoomFor } from "@/lib/office/desk/file-room";
import { useDeskStore } from "@/lib/office/desk/hooks";
import { newPost, ownPostActions } from "@/lib/office/posts/actions";
import { usePostActions } from "@/lib/office/posts/hooks";
import type { Author, EntryId, SocialPost } from "@/lib/office/posts/schema";
import type { PostsTools } from "./posts-tools";

/** Makes the tools of the feed: what is done to the visitor's own posts stays on the desk, the rest is the API's. */
export function useTools(me: Author): PostsTools {
  const t = useTranslations("posts");
  const showUndo = useUndoToast();
  const toasts = useToasts();
  const store = useDeskStore();
  const own = ownPostActions(store);
  const api = usePostActions();
  const { params, hrefOf, go } = useAddress();
  const author = { id: me.id, name: me.name, avatar: me.avatar };
  const isOwn = ({ id }: SocialPost) => store.getState().desk.entries[id]?.kind === "added";
  const hrefOfPost = ({ id }: SocialPost) => hrefOf({ post: id });

  /** Says so and changes nothing where the desk has no room. */
  function hasRoom(item: unknown) {
    const isFree = hasRoomFor(store.getState().desk, [item]);
    if (!isFree) toasts.show(t("full"));
    return isFree;
  }

  return {
    me,
    chosenId: params.get("post") ?? undefined,
    hrefOf: hrefOfPost,
    choose: ({ id }) => go({ post: id }, true),
    chooseNone: () => go({ post: undefined }, false),
    like(post) {
      if (isOwn(post)) own.like(Number(post.id), !post.data.likes.like);
      else api.like(post.id);
    },
    likeEntry(post, id) {
      if (isOwn(post)) own.like(Number(id), !isLiked(post, id));
      else api.likeComment(post.id, id);
    },
    async comment(post, text) {
      if (!isOwn(post)) return api.comment(post.id, text, author);
      if (!hasRoom(text)) return false;
      own.comment(Number(post.id), text);
      return true;
    },
    async reply(post, commentId, text) {
      if (!isOwn(post)) return api.reply(post.id, commentId, text, author);
      if (!hasRoom(text)) return false;
      own.reply(Number(post.id), Number(commentId), text);
      return true;
    },
    async share(post) {
      const url = new URL(hrefOfPost(post), window.location.href).href;
      try {
        // Only some browsers have a sheet to share with, although the types promise one.
        if ("share" in navigator) await navigator.share({ url, text: post.data.content });
        else {
          await copyText(url);
          toasts.success(t("copied"));
        }
      } catch (error) {
        const isClosed = error instanceof DOMException && error.name === "AbortError";
        if (!isClosed) toasts.show(t("uncopied", { url }));
      }
    },
    remove(post) {
      const remarks = isOwn(post) ? entriesOf(post).map(({ id }) => Number(id)) : [];
      showUndo(t("deleted"), own.remove(Number(post.id), remarks));
    },
    publish(content, pictures) {
      const post = newPost(content, pictures);
      if (!hasRoomFor(store.getState().desk, [post])) return false;
      own.publish(post);
      toasts.success(t("posted"));
      return true;
    },
  };
}

/** The comments and replies of a post. */
function entriesOf({ data }: SocialPost) {
  return data.comments.flatMap((comment) => [comment, ...comment.data.replies]);
}

function isLiked(post: SocialPost, id: EntryId) {
  return entriesOf(post).find((entry) => entry.id === id)?.data.likes.like ?? false;
}
