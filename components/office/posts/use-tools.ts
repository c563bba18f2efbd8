import { useTranslations } from "next-intl";
import { useCallback } from "react";
import { shareLink } from "@/components/ui/share-link";
import { useAddress } from "@/components/ui/use-address";
import { useShallowStable } from "@/lib/client/use-shallow-stable";
import { useStableActions } from "@/lib/client/use-stable-actions";
import { useToasts } from "@/lib/client/use-toasts";
import { useUndoToast } from "@/lib/client/use-undo-toast";
import { hasRoomFor } from "@/lib/office/desk/file-room";
import { useDeskStore } from "@/lib/office/desk/hooks";
import { newPost, ownPostActions } from "@/lib/office/posts/actions";
import { usePostActions } from "@/lib/office/posts/hooks";
import type { Author, EntryId, OwnPicture, SocialPost } from "@/lib/office/posts/schema";

/** Makes the tools of the feed: what is done to the visitor's own posts stays on the desk, the rest is the API's. */
export function useTools(me: Author) {
  const t = useTranslations("posts");
  const showUndo = useUndoToast();
  const toasts = useToasts();
  const store = useDeskStore();
  const own = ownPostActions(store);
  const api = usePostActions();
  const { params, hrefOf, go } = useAddress();
  const author = { id: me.id, name: me.name, avatar: me.avatar };
  const isOwn = ({ id }: SocialPost) => store.getState().desk.entries[id]?.kind === "added";
  const hrefOfPost = useCallback(({ id }: SocialPost) => hrefOf({ post: id }), [hrefOf]);

  /** Says so and changes nothing where the desk has no room. */
  function hasRoom(item: unknown) {
    const isFree = hasRoomFor(store.getState().desk, [item]);
    if (!isFree) toasts.show(t("full"));
    return isFree;
  }

  const address = useShallowStable({
    me,
    /** The post that the address names. */
    chosenId: params.get("post") ?? undefined,
    hrefOf: hrefOfPost,
  });
  const actions = useStableActions({
    choose: ({ id }: SocialPost) => go({ post: id }, true),
    /** Asks for no post in particular any more. */
    chooseNone: () => go({ post: undefined }, false),
    like(post: SocialPost) {
      if (isOwn(post)) own.like(Number(post.id), !post.data.likes.like);
      else api.like(post.id);
    },
    /** Likes a comment or a reply. */
    likeEntry(post: SocialPost, id: EntryId) {
      if (isOwn(post)) own.like(Number(id), !isLiked(post, id));
      else api.likeComment(post.id, id);
    },
    /** Resolves to whether it was kept, as `reply` does: what was refused goes back into its field. */
    async comment(post: SocialPost, text: string) {
      if (!isOwn(post)) return api.comment(post.id, text, author);
      if (!hasRoom(text)) return false;
      own.comment(Number(post.id), text);
      return true;
    },
    async reply(post: SocialPost, commentId: EntryId, text: string) {
      if (!isOwn(post)) return api.reply(post.id, commentId, text, author);
      if (!hasRoom(text)) return false;
      own.reply(Number(post.id), Number(commentId), text);
      return true;
    },
    async share(post: SocialPost) {
      const url = new URL(hrefOfPost(post), window.location.href).href;
      try {
        const outcome = await shareLink({ url, text: post.data.content });
        if (outcome === "copied") toasts.success(t("copied"));
      } catch {
        toasts.show(t("uncopied", { url }));
      }
    },
    /** With a toast that undoes it. */
    remove(post: SocialPost) {
      const remarks = isOwn(post) ? entriesOf(post).map(({ id }) => Number(id)) : [];
      showUndo(t("deleted"), own.remove(Number(post.id), remarks));
    },
    /** Returns whether there was room for it. */
    publish(content: string, pictures: readonly OwnPicture[]) {
      const post = newPost(content, pictures);
      if (!hasRoomFor(store.getState().desk, [post])) return false;
      own.publish(post);
      toasts.success(t("posted"));
      return true;
    },
  });
  return { address, actions };
}

/** The comments and replies of a post. */
function entriesOf({ data }: SocialPost) {
  return data.comments.flatMap((comment) => [comment, ...comment.data.replies]);
}

function isLiked(post: SocialPost, id: EntryId) {
  return entriesOf(post).find((entry) => entry.id === id)?.data.likes.like ?? false;
}
