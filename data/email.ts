import type { Faker } from "@faker-js/faker";
import { LABELS, LETTERS } from "./email-letters";
import { daysAgo, drawTimes, drawWords, fakerOf, fill } from "./faker";
import { buildPeople, OWNER } from "./people";
import { pictureUrl } from "./pictures";

const COUNT = 25;

const FOLDERS = ["inbox", "sent", "draft", "spam", "trash"] as const;

/** The DJ's answers, sent or still drafts. */
const ANSWERS = [
  "Thank you for writing. The date is free, and the {{genre}} hour is yours.",
  "Happy to. I bring the {{gear}}, you bring the people.",
  "Let us talk about {{venue}} first: I know a better corner for the booth.",
];

const WORDS = {
  gear: ["DJ mixer", "subwoofer", "turntable", "light desk"],
  genre: ["disco", "garage", "house", "soul", "afrobeats"],
  night: ["wedding", "rooftop night", "school reunion", "garden party"],
  venue: ["Harbour Hall", "The Velvet Room", "Riverside", "the Boathouse"],
};

const SENTENCES = [
  "Doors open at seven, and the {{gear}} can come in from three.",
  "About a hundred and twenty guests, from eight to eighty.",
  "The hosts like {{genre}} and do not want to hear the chicken dance.",
  "There is a curfew at two, so the last song should be at ten to.",
  "Please answer before Friday, then we keep the date for you.",
];

const FILES = [
  { title: "floor-plan.pdf", kind: "pdf" },
  { title: "guest-count.xls", kind: "xls" },
  { title: "poster.zip", kind: "zip" },
  { title: "rehearsal.mp3", kind: "mp3" },
];

function drawContent(faker: Faker, greeting: string, opening: string, signature: string) {
  const [body, ...points] = faker.helpers.arrayElements(SENTENCES, 4);
  const list = points.map((point) => `<li>${point}</li>`).join("");
  return `<p>Hi ${greeting},</p><p>${opening} ${body}</p><ul>${list}</ul><p>Best,<br>${signature}</p>`;
}

function drawAttachments(faker: Faker) {
  const files = faker.helpers.arrayElements(FILES, { min: 0, max: 2 });
  return files.map(({ title, kind }, index) => ({
    id: index + 1,
    image: pictureUrl("file", kind),
    title,
    fileSize: faker.number.int({ min: 20_000, max: 12_000_000 }),
  }));
}

export function buildEmails() {
  const faker = fakerOf("email");
  const people = buildPeople();
  const times = drawTimes(faker, COUNT, daysAgo(14));
  return times.map((time, index) => {
    const label = LABELS[index % LABELS.length] ?? "Social";
    // Every second mail is in the inbox; the rest are spread over the other folders, so that none is empty.
    const folder = index % 2 === 0 ? "inbox" : FOLDERS[1 + (((index - 1) / 2) % 4)];
    const isOwn = folder === "sent" || folder === "draft";
    const person = faker.helpers.arrayElement(people);
    const [sender, receiver] = isOwn ? [OWNER, person] : [person, OWNER];
    const letters = LETTERS[label];
    const [subject, excerpt] = letters[Math.floor(index / LABELS.length) % letters.length] ?? [
      "",
      "",
    ];
    const opening = isOwn ? faker.helpers.arrayElement(ANSWERS) : excerpt;
    const content = drawContent(faker, receiver.firstName, opening, sender.name);
    const words = drawWords(faker, WORDS);
    const attachments = drawAttachments(faker);
    // Every fourth mail has a second recipient, so that there is somebody to answer besides the sender.
    const others = people.filter(
      (other, at) => other !== person && index % 4 === 0 && at === index,
    );
    return {
      id: index + 1,
      from: sender.name,
      thumbnail: sender.avatar,
      subject: (isOwn ? "Re: " : "") + fill(faker, subject, words),
      time,
      To: [receiver, ...others].map(({ email }) => email).join(", "),
      emailExcerpt: fill(faker, opening, words),
      emailContent: fill(faker, content, words),
      unread: folder === "inbox" && faker.datatype.boolean(0.4),
      attachment: attachments.length > 0,
      starred: faker.datatype.boolean(0.25),
      important: index % 8 === 2,
      checked: false,
      inbox: folder === "inbox",
      sent: folder === "sent",
      draft: folder === "draft",
      spam: folder === "spam",
      trash: folder === "trash",
      label,
      attachments,
    };
  });
}
