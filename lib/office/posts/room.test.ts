import { GET as listBlog } from "@/app/api/data/blog/BlogPosts/route";
import { POST as commentBlog } from "@/app/api/data/blog/post/add/route";
import { POST as replyBlog } from "@/app/api/data/blog/post/replies/add/route";
import { GET as listFeed } from "@/app/api/data/postData/route";
import { POST as comment } from "@/app/api/data/posts/comments/add/route";
import { POST as reply } from "@/app/api/data/posts/replies/add/route";
import { MOST_BYTES_A_POST, MOST_BYTES_IN_ALL, type Threads, withinRoom } from "./room";

/** Longer in bytes than in signs. */
const LONGEST = "字".repeat(500);
/** The feed has a comment's words in its data, the blog beside it. */
const words = (comment: string) => ({ comment, data: { comment } });
const feed = { list: listFeed, comment, reply };
const blog = { list: listBlog, comment: commentBlog, reply: replyBlog };

function ask(body: object) {
  return new Request("http://localhost/", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}

async function posts({ list }: typeof feed | typeof blog) {
  const answer = await list(new Request("http://localhost/"));
  return (await answer.json()) as { id: number }[];
}

const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

test("all posts together hold so much, and the newest comments stay", () => {
  const wordy = Array.from({ length: 20 }, (_, post) => ({
    comments: Array.from({ length: 100 }, (_, index) => ({
      time: `${100 + index}`,
      post,
      LONGEST,
    })),
  }));
  const threads: Threads<(typeof wordy)[number], (typeof wordy)[number]["comments"][number]> = {
    of: ({ comments }) => comments,
    timeOf: ({ time }) => time,
    replaced: (_, comments) => ({ comments }),
  };
  const kept = withinRoom(wordy, threads);
  const all = kept.flatMap(({ comments }) => comments);
  const bytes = all.reduce((sum, comment) => sum + bytesOf(comment), 0);
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES_IN_ALL);
  expect(bytes).toBeGreaterThan(MOST_BYTES_IN_ALL - 2000);
  expect(all.filter(({ time }) => time === "199").length).toBe(20);
  expect(all.filter(({ time }) => time === "100").length).toBe(0);
});

test.each([
  ["the feed", feed],
  ["the blog", blog],
])("however much strangers write to a post of %s, it stays small", async (_, area) => {
  const [before] = await posts(area);
  const postId = before?.id;
  for (let sent = 0; sent < 10; sent += 1) {
    const id = `thread-${sent}`;
    const profile = { id: "a", name: "A", avatar: "/a" };
    await area.comment(ask({ postId, comment: { id, profile, ...words("Words") } }));
    for (let more = 0; more < 20; more += 1) {
      const { status } = await area.reply(ask({ postId, commentId: id, reply: LONGEST }));
      expect(status).toBe(200);
    }
  }
  const [after] = await posts(area);
  expect(bytesOf(after)).toBeLessThan(MOST_BYTES_A_POST + bytesOf(before));
  expect(JSON.stringify(after)).toContain("thread-9");
});
