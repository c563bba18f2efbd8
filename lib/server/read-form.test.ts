import { readForm, seeOther } from "./read-form";

function form(type: string | undefined, body = "a=1&b=x+y&a=2") {
  const request = new Request("http://localhost/", { method: "POST", body });
  if (type === undefined) request.headers.delete("content-type");
  else request.headers.set("content-type", type);
  return request;
}

test.each([
  "application/x-www-form-urlencoded",
  "Application/X-WWW-Form-Urlencoded ; charset=utf-8",
  "application/x-www-form-urlencoded;charset=UTF-8",
])("a form of type %s is read", async (type) => {
  expect(await readForm(form(type))).toEqual({ a: "2", b: "x y" });
});

test.each([
  undefined,
  "text/plain",
  "application/x-www-form-urlencoded2",
  "text/plain; application/x-www-form-urlencoded",
])("what comes as %s is no form", async (type) => {
  await expect(readForm(form(type))).rejects.toMatchObject({ code: "unsupported_type" });
});

test("a form is answered by a redirect that reloading does not repeat, with the cookies that there are", () => {
  const answer = seeOther("/next", "a=1", undefined, "b=2");
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/next"]);
  expect(answer.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
});
