import { describeApi } from "@/lib/openapi/document";
import { contract } from "@/lib/testing/contract/fixture-contract";
import { asDescribed, type Send } from "@/lib/testing/description";
import { loadRoutes } from "@/lib/testing/routes";

const send: Send = async ({ method, path, body, headers }) => {
  const routes = await loadRoutes("/api/data/");
  const handler = routes.find((route) => route.path === path)?.handlers[method];
  if (!handler) throw new Error(`no route answers ${method} ${path}`);
  const request = new Request(`http://localhost${path}`, {
    method,
    headers: { "content-type": "application/json", ...headers },
    ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  const response = await handler(request, { params: Promise.resolve({}) });
  return { status: response.status, body: JSON.parse(await response.text()) };
};

test.each(Object.entries(contract))("%s", async (_, run) => {
  await run(asDescribed(describeApi(), send));
});

test("the fixture API has the specification's seventeen calls, and one for replies to blog comments", async () => {
  const routes = await loadRoutes("/api/data/");
  const calls = routes.flatMap(({ path, handlers }) =>
    Object.keys(handlers).map((method) => `${method} ${path}`),
  );
  expect(calls.sort()).toEqual([
    "GET /api/data/blog/BlogPosts",
    "GET /api/data/chat/ChatData",
    "GET /api/data/contacts/ContactsData",
    "GET /api/data/eCommerce/ProductsData",
    "GET /api/data/email/EmailData",
    "GET /api/data/gallery",
    "GET /api/data/language/LanguageData",
    "GET /api/data/notes/NotesData",
    "GET /api/data/postData",
    "GET /api/data/ticket/TicketData",
    "GET /api/data/users",
    "POST /api/data/blog/post",
    "POST /api/data/blog/post/add",
    "POST /api/data/blog/post/replies/add",
    "POST /api/data/posts/comments/add",
    "POST /api/data/posts/like",
    "POST /api/data/posts/replies/add",
    "POST /api/data/posts/replies/like",
  ]);
});
