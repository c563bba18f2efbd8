import { answerContent, answerRecipients, answerSubject, hasOthers } from "./answers";
import { safeContent } from "./safe-content";
import type { DeskEmail, Person } from "./schema";

const person = (name: string, own = false): Person => ({
  name,
  address: `${name.toLowerCase()}@hall.example`,
  picture: "/api/pictures/avatar/1",
  own,
});
const people = [person("Mika", true), person("Lena"), person("Omar")];
const mail = (from: string, To: string) => ({ from, To }) as DeskEmail;
const toBoth = mail("Lena", "mika@hall.example, omar@hall.example");

test("a reply goes to the sender, a reply to all also to the others, a forwarded mail to nobody yet", () => {
  expect(answerRecipients(toBoth, "reply", people)).toBe("lena@hall.example");
  expect(answerRecipients(toBoth, "replyAll", people)).toBe("lena@hall.example, omar@hall.example");
  expect(answerRecipients(toBoth, "forward", people)).toBe("");
  expect(hasOthers(toBoth, people)).toBe(true);
  expect(hasOthers(mail("Lena", "mika@hall.example"), people)).toBe(false);
});

test("an answer to a mail of one's own goes to its recipients, never to oneself", () => {
  expect(answerRecipients(mail("Mika", "omar@hall.example"), "reply", people)).toBe(
    "omar@hall.example",
  );
  expect(answerRecipients(mail("Mika", "mika@hall.example"), "reply", people)).toBe(
    "mika@hall.example",
  );
  expect(answerRecipients(mail("Somebody", "mika@hall.example"), "reply", people)).toBe("");
});

test("a subject has one prefix, however long the exchange gets", () => {
  expect(answerSubject({ subject: "Load-in" }, "reply")).toBe("Re: Load-in");
  expect(answerSubject({ subject: "RE: Load-in" }, "replyAll")).toBe("RE: Load-in");
  expect(answerSubject({ subject: "Re: Load-in" }, "forward")).toBe("Fwd: Re: Load-in");
});

test("an answer quotes the mail under words that are no HTML", () => {
  const content = answerContent(
    { emailContent: "<p>Five?</p>" } as DeskEmail,
    "<i>Lena</i> wrote:",
  );
  expect(content).toBe(
    "<p></p><p>&lt;i&gt;Lena&lt;/i&gt; wrote:</p><blockquote><p>Five?</p></blockquote>",
  );
  expect(safeContent(content)).toBe(content);
});
