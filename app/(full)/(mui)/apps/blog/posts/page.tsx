import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { PostsScreen } from "@/components/office/blog/posts-screen";
import { PageMessages } from "@/components/shell/messages/page-messages";
import { blogQuerySchema } from "@/lib/office/blog/schema";
import { findBlogPosts } from "@/lib/office/blog/service";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("labels");
  return { title: t("Posts") };
}

export default async function BlogPostsPage({ searchParams }: PageProps<"/apps/blog/posts">) {
  const query = blogQuerySchema.parse(await searchParams);
  return (
    <PageMessages of={["blog", "desk"]}>
      <PostsScreen query={query} found={findBlogPosts(query)} />
    </PageMessages>
  );
}
