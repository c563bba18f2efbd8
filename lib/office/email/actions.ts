import { serverNow } from "@/lib/client/server-clock";
import { deskActions } from "@/lib/office/desk/actions";
import type { DeskStore } from "@/lib/office/desk/store";
import { textOf } from "@/lib/text/html";
import { type DeskEmail, deskEmailSchema, type Person } from "./schema";

export const EMAIL = { schema: deskEmailSchema, id: "id" };

/** How much of a text a list shows. */
const EXCERPT_LENGTH = 160;

type Fields = Partial<Omit<DeskEmail, "id">>;
/** What the visitor writes in a draft. */
export type Written = Partial<Pick<DeskEmail, "To" | "subject" | "emailContent">>;

const EMPTY = {
  subject: "",
  To: "",
  emailExcerpt: "",
  emailContent: "",
  unread: false,
  attachment: false,
  attachments: [] as DeskEmail["attachments"],
  starred: false,
  important: false,
  checked: false,
  inbox: false,
  sent: false,
  draft: true,
  spam: false,
  trash: false,
  untouched: true,
} satisfies Fields;

/** What a visitor does with mails. The desk keeps what it changes. */
export function emailActions(desk: DeskStore) {
  const { add, update, writeAll, remove } = deskActions(desk);
  const now = () => new Date(serverNow()).toISOString();
  /** Sets fields of several mails at once. Returns a function that undoes it. */
  function changeAll<E extends DeskEmail>(emails: readonly E[], to: (email: E) => Fields) {
    const changes = emails.map((email) => ({ id: email.id, values: to(email) }));
    const former = emails.map((email, index) => {
      const names = Object.keys(changes[index]?.values ?? {}) as (keyof Fields)[];
      return { id: email.id, values: Object.fromEntries(names.map((name) => [name, email[name]])) };
    });
    writeAll([], changes);
    return () => void writeAll([], former);
  }
  return {
    changeAll,
    /** Opens a draft that is listed once something is typed. Returns its id. */
    addDraft(from: Pick<Person, "name" | "picture">, written: Fields) {
      const sender = { from: from.name, thumbnail: from.picture };
      return add({ ...EMPTY, ...sender, time: now(), ...withExcerpt(written) });
    },
    /** `emailContent` is sanitized. */
    write(id: number, written: Written) {
      update(id, { ...withExcerpt(written), untouched: false, time: now() });
    },
    /** Puts a draft among the sent mails: nothing leaves the desk. Returns a function that undoes it. */
    send: (email: DeskEmail) =>
      changeAll([email], () => ({ draft: false, sent: true, time: now() })),
    /** Returns a function that undoes it. */
    discard: (id: number) => remove(id),
  };
}

function withExcerpt<F extends Fields>(written: F) {
  const { emailContent } = written;
  if (emailContent === undefined) return written;
  return { ...written, emailExcerpt: textOf(emailContent).slice(0, EXCERPT_LENGTH) };
}
