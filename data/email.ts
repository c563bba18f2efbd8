import { daysAgo, drawTimes, fakerOf } from "./faker";
import { buildPeople, OWNER } from "./people";
import { pictureUrl } from "./pictures";
import { LETTERS } from "./words/email";
import type { Language } from "./words/language";

type Folder = "inbox" | "sent" | "draft" | "spam" | "trash";
type Label = "Promotional" | "Social" | "Health";

/** Where each mail lies, with its label, its file and the place of the person who writes or receives it. */
const MAILS: readonly (readonly [Folder, Label, person: number, file?: string])[] = [
  ["inbox", "Social", 0, "stage-plan.pdf"],
  ["inbox", "Social", 1],
  ["inbox", "Social", 2],
  ["inbox", "Promotional", 3],
  ["inbox", "Health", 4],
  ["inbox", "Social", 5, "friday.zip"],
  ["inbox", "Social", 6],
  ["inbox", "Promotional", 7],
  ["inbox", "Health", 8],
  ["inbox", "Social", 1],
  ["sent", "Social", 2, "offer.pdf"],
  ["sent", "Social", 6, "playlist.xls"],
  ["sent", "Promotional", 0, "invoice.pdf"],
  ["draft", "Social", 9],
  ["draft", "Social", 10],
  ["spam", "Promotional", 11],
  ["spam", "Promotional", 12],
  ["spam", "Health", 13],
  ["trash", "Social", 0],
  ["trash", "Health", 14],
];

/** The sample mails, newest first. */
export function buildEmails(language: Language = "en") {
  const faker = fakerOf("email");
  const people = buildPeople();
  const times = drawTimes(faker, MAILS.length, daysAgo(14));
  const { greeting, closing, mails } = LETTERS[language];
  return MAILS.map(([folder, label, place, file], index) => {
    const isOwn = folder === "sent" || folder === "draft";
    const person = people[place] ?? OWNER;
    const [sender, receiver] = isOwn ? [OWNER, person] : [person, OWNER];
    const [subject, excerpt, ...rest] = mails[index] ?? ["", ""];
    // Every fourth mail has a second recipient, so that there is somebody to answer besides the sender.
    const others = index % 4 === 0 ? people.slice(15 + index / 4, 16 + index / 4) : [];
    const paragraphs = [greeting.replace("{name}", receiver.firstName), excerpt, ...rest];
    return {
      id: index + 1,
      from: sender.name,
      thumbnail: sender.avatar,
      subject,
      time: times[index] ?? "",
      To: [receiver, ...others].map(({ email }) => email).join(", "),
      emailExcerpt: excerpt,
      emailContent: [
        ...paragraphs.map((paragraph) => `<p>${paragraph}</p>`),
        `<p>${closing}<br>${sender.firstName}</p>`,
      ].join(""),
      unread: folder === "inbox" && index % 3 === 0,
      attachment: file !== undefined,
      starred: index % 5 === 1,
      important: index === 0 || index === 9,
      checked: false,
      inbox: folder === "inbox",
      sent: folder === "sent",
      draft: folder === "draft",
      spam: folder === "spam",
      trash: folder === "trash",
      label,
      attachments: file
        ? [
            {
              id: 1,
              image: pictureUrl("file", file.slice(-3)),
              title: file,
              fileSize: faker.number.int({ min: 20_000, max: 12_000_000 }),
            },
          ]
        : [],
    };
  });
}
