"use client";

import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { ListPages } from "@/components/office/desk/list-pages";
import { NoMatches } from "@/components/office/desk/no-matches";
import { PageHead } from "@/components/office/page-head";
import { useAnswer } from "@/lib/client/hooks";
import { blogCalls } from "@/lib/office/blog/calls";
import { postsAddress } from "@/lib/office/blog/rules";
import type { BlogQuery } from "@/lib/office/blog/schema";
import { type FoundPosts, findPosts } from "@/lib/office/blog/teasers";
import { cardGrid } from "./card-grid";
import { CategoryFilter } from "./category-filter";
import { FeaturedCard } from "./featured-card";
import { PostCard } from "./post-card";
import { PostSearch } from "./post-search";
import { SortMenu } from "./sort-menu";
import { usePostsAddress } from "./use-posts-address";

type Props = {
  query: BlogQuery;
  /** What the server has found, until the browser has the posts themselves. */
  found: FoundPosts;
};

/** A page of the blog, as its address asks for it: the featured posts, the others, and the ways to more. */
export function PostsScreen({ query, found: first }: Props) {
  const labels = useTranslations("labels");
  const { go, isComing } = usePostsAddress(query);
  const { data } = useAnswer(blogCalls.list);
  const { posts, range, page, lastPage, counts } = useMemo(
    () => (data ? findPosts(data, query) : first),
    [data, query, first],
  );
  const featured = posts.filter((post) => post.featured);
  const others = posts.filter((post) => !post.featured);

  return (
    <>
      <PageHead title={labels("Posts")} trail={[{ label: labels("Blog") }]}>
        <PostSearch
          query={query}
          isComing={isComing}
          onSearch={(search) => go({ search, page: 1 })}
        />
        <SortMenu order={query.sort} onChoose={(sort) => go({ sort, page: 1 })} />
      </PageHead>
      <CategoryFilter
        counts={counts}
        chosen={query.category}
        hrefOf={(category) => postsAddress({ ...query, category, page: 1 })}
        onChoose={(category) => go({ category, page: 1 })}
      />
      <Box
        aria-busy={isComing}
        sx={{ display: "grid", gap: 2, transition: "opacity .2s", opacity: isComing ? 0.6 : 1 }}
      >
        {featured.length > 0 && (
          <Box sx={[{ display: "grid", gap: 2 }, featured.length > 1 && wideAndNarrow]}>
            {featured.map((post) => (
              <FeaturedCard key={post.id} post={post} />
            ))}
          </Box>
        )}
        <Box sx={cardGrid}>
          {others.map((post) => (
            <PostCard key={post.id} post={post} />
          ))}
        </Box>
        {posts.length > 0 ? (
          <ListPages
            {...{ page, lastPage, range }}
            hrefOf={(next) => postsAddress({ ...query, page: next })}
            onGo={(next) => go({ page: next }, { isTop: true })}
          />
        ) : (
          <NoMatches onShowAll={() => go({ category: undefined, search: "", page: 1 })} />
        )}
      </Box>
    </>
  );
}

const wideAndNarrow = { gridTemplateColumns: { md: "minmax(0, 2fr) minmax(0, 1fr)" } } as const;
