import type { InEach } from "./language";

/** How the sample's DJ introduces themselves. */
export const INTRO_WORDS: InEach<{ bio: string; school: string; place: string }> = {
  en: {
    bio: "Weddings, warehouses and the odd rooftop. Disco first, questions later.",
    school: "Harbour Conservatory, sound and stage",
    place: "Hamburg",
  },
  fr: {
    bio: "Mariages, entrepôts et un toit de temps en temps. Le disco d’abord, les questions après.",
    school: "Conservatoire du Port, son et scène",
    place: "Hambourg",
  },
  ar: {
    bio: "أعراس ومستودعات، وسطح مبنى بين حين وآخر. الديسكو أولًا، والأسئلة لاحقًا.",
    school: "معهد الميناء الموسيقي، الصوت والمسرح",
    place: "هامبورغ",
  },
  ch: {
    bio: "婚礼、仓库派对，偶尔上天台。先放迪斯科，有问题回头再说。",
    school: "海港音乐学院，音响与舞台专业",
    place: "汉堡",
  },
  vi: {
    bio: "Tiệc cưới, nhà kho và thỉnh thoảng một sân thượng. Disco trước đã, hỏi han tính sau.",
    school: "Nhạc viện Cảng, ngành âm thanh và sân khấu",
    place: "Hamburg",
  },
};
