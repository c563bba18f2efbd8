import type { Metadata } from "next";
import { headers } from "next/headers";
import { getTranslations } from "next-intl/server";
import { ArticleBody } from "@/components/office/blog/article-body";
import { PostMissing } from "@/components/office/blog/post-missing";
import { PostScreen } from "@/components/office/blog/post-screen";
import { PageMessages } from "@/components/shell/messages/page-messages";
import { currentDj } from "@/lib/account/auth/service";
import { authorFor, findBlogPost, listBlogPostsBeside } from "@/lib/office/blog/service";
import { toTeaser } from "@/lib/office/blog/teasers";
import { answerNotFound } from "@/lib/server/page-status";

type Props = PageProps<"/apps/blog/detail/[slug]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const post = findBlogPost((await params).slug);
  if (!post) {
    const t = await getTranslations("blog.missing");
    return { title: t("title"), robots: { index: false } };
  }
  const { title, opening: description, name, createdAt, author } = toTeaser(post);
  const url = `/apps/blog/detail/${name}`;
  return {
    title,
    description,
    alternates: { canonical: url },
    // The picture comes from `opengraph-image.tsx` beside this file.
    openGraph: {
      type: "article",
      title,
      description,
      url,
      publishedTime: createdAt,
      authors: [author.name],
    },
    twitter: { card: "summary_large_image", title, description },
  };
}

export default async function BlogDetailPage({ params }: Props) {
  const post = findBlogPost((await params).slug);
  if (!post) {
    answerNotFound();
    return (
      <PageMessages of={["blog"]}>
        <PostMissing />
      </PageMessages>
    );
  }
  const dj = await currentDj(await headers());
  return (
    <PageMessages of={["blog", "desk"]}>
      <PostScreen
        post={post}
        teaser={toTeaser(post)}
        others={listBlogPostsBeside(post, 4)}
        author={authorFor(dj)}
      >
        <ArticleBody content={post.content} />
      </PostScreen>
    </PageMessages>
  );
}
