import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { postsAddress } from "@/lib/office/blog/rules";
import type { BlogQuery } from "@/lib/office/blog/schema";

type Change = Partial<BlogQuery>;

/** Leads to other posts: the server finds them by the address, and those of before stay until they are there. */
export function usePostsAddress(query: BlogQuery) {
  const router = useRouter();
  const [isComing, startTransition] = useTransition();

  function go(change: Change, { isTop = false } = {}) {
    // A search grows letter by letter: going back leaves it at once.
    const isStep = change.search === undefined;
    const address = postsAddress({ ...query, ...change });
    startTransition(() => router[isStep ? "push" : "replace"](address, { scroll: isTop }));
  }

  return { go, isComing };
}
