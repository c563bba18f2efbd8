import { createRequiredContext } from "@/lib/client/required-context";
import type { Author, EntryId, OwnPicture, SocialPost } from "@/lib/office/posts/schema";

/** The tools that all parts of the feed share. */
export type PostsTools = {
  me: Author;
  /** The post that the address names. */
  chosenId: string | undefined;
  hrefOf: (post: SocialPost) => string;
  choose: (post: SocialPost) => void;
  /** Asks for no post in particular any more. */
  chooseNone: () => void;
  like: (post: SocialPost) => void;
  /** Likes a comment or a reply. */
  likeEntry: (post: SocialPost, id: EntryId) => void;
  /** Resolve to whether it was kept: what was refused goes back into its field. */
  comment: (post: SocialPost, text: string) => Promise<boolean>;
  reply: (post: SocialPost, commentId: EntryId, text: string) => Promise<boolean>;
  share: (post: SocialPost) => Promise<void>;
  /** With a toast that undoes it. */
  remove: (post: SocialPost) => void;
  /** Returns whether there was room for it. */
  publish: (content: string, pictures: readonly OwnPicture[]) => boolean;
};

export const [PostsContext, usePostsTools] = createRequiredContext<PostsTools>("PostsContext");
