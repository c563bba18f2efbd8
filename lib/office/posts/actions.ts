import { serverNow } from "@/lib/client/server-clock";
import { deskActions } from "@/lib/office/desk/actions";
import type { DeskStore } from "@/lib/office/desk/store";
import type { OwnPicture, OwnPost, Remark } from "./schema";

/** What is posted: one picture is featured, several stand side by side. */
export function newPost(content: string, pictures: readonly OwnPicture[]): OwnPost["post"] {
  const isAlone = pictures.length === 1;
  const images = pictures.map(({ img, title }) => ({
    img,
    ...(isAlone && { featured: true }),
    ...(title && { title }),
  }));
  return { content, images, time: now() };
}

/** What a visitor does with posts of their own. The desk keeps them with all that is said to them. */
export function ownPostActions(desk: DeskStore) {
  const { add, update, remove } = deskActions(desk);
  return {
    /** Returns the new post's id. */
    publish: (post: OwnPost["post"]) => add({ post }),
    /** Likes a post, comment or reply, or removes the like. */
    like: (id: number, isLiked: boolean) => update(id, { isLiked }),
    comment: (postId: number, comment: string) =>
      add({ remark: { postId, comment, time: now() } satisfies Remark["remark"] }),
    reply: (postId: number, commentId: number, comment: string) =>
      add({ remark: { postId, commentId, comment, time: now() } satisfies Remark["remark"] }),
    /** Removes a post, a sample's too, with what was said to it. Returns a function that undoes the removal. */
    remove: (id: number, remarks: readonly number[]) => remove(id, ...remarks),
  };
}

function now() {
  return new Date(serverNow()).toISOString();
}
