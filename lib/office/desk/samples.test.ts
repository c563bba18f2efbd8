import { GET as listMails } from "@/app/api/data/email/EmailData/route";
import { GET as listNotes } from "@/app/api/data/notes/NotesData/route";
import { SETTINGS_COOKIE } from "@/lib/shell/customizer/options";
import { writeChoices } from "@/lib/shell/customizer/rules";

test.each([
  ["en", "Harbour Hall"],
  ["fr", "Salle du Port"],
  ["ar", "قاعة الميناء"],
  ["ch", "海港大厅"],
  ["vi", "Sảnh Cảng"],
] as const)("the samples speak the visitor's language (%s)", async (isLanguage, hall) => {
  const headers = { cookie: `${SETTINGS_COOKIE}=${writeChoices({ isLanguage })}` };
  const request = new Request("http://localhost/api/data", { headers });
  const [notes, mails] = [await listNotes(request), await listMails(request)];
  expect((await notes.json())[0].title).toContain(hall);
  expect(await mails.json()).toHaveLength(20);
});
