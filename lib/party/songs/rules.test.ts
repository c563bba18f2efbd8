import { songKey } from "./rules";
import { isMarkedExplicit } from "./title-rules";

type Song = [title: string, artist?: string];

const same: [Song, Song][] = [
  [
    ["Dancing Queen", "ABBA"],
    ["dancing queen", "abba"],
  ],
  [
    ["Señorita", "Shawn Mendes"],
    ["Senorita", "Shawn Mendes"],
  ],
  [
    ["Don't Stop Me Now", "Queen"],
    ["Dont stop me now", "Queen"],
  ],
  [
    ["Don’t Stop Me Now", "Queen"],
    ["Don't Stop Me Now", "Queen"],
  ],
  [
    ["Hey Ya!", "OutKast"],
    ["Hey Ya", "Outkast"],
  ],
  [
    ["  Blue   Monday ", "New Order"],
    ["Blue Monday", "New  Order"],
  ],
  [
    ["Titanium (feat. Sia)", "David Guetta"],
    ["Titanium", "David Guetta"],
  ],
  [
    ["Titanium", "David Guetta feat. Sia"],
    ["Titanium", "David Guetta"],
  ],
  [
    ["Titanium ft. Sia", "David Guetta"],
    ["Titanium", "David Guetta"],
  ],
  [
    ["Titanium ft Sia - Radio Edit", "David Guetta"],
    ["Titanium", "David Guetta"],
  ],
  [
    ["Back in Ft. Worth (ft. Sia)", "A"],
    ["Back in Ft. Worth", "A"],
  ],
  [
    ["Titanium [featuring Sia]", "David Guetta"],
    ["Titanium", "David Guetta"],
  ],
  [
    ["Levels (Radio Edit)", "Avicii"],
    ["Levels", "Avicii"],
  ],
  [
    ["Levels - Radio Edit", "Avicii"],
    ["Levels", "Avicii"],
  ],
  [
    ["Levels (Original Mix)", "Avicii"],
    ["Levels", "Avicii"],
  ],
  [
    ["Heroes - Remastered 2011", "Queen"],
    ["Heroes", "Queen"],
  ],
  [
    ["Heroes (2011 Remaster)", "Queen"],
    ["Heroes", "Queen"],
  ],
  [
    ["Heroes - Remastered", "Queen"],
    ["Heroes", "Queen"],
  ],
  [
    ["Heroes - 2011 Digital Remaster", "Queen"],
    ["Heroes", "Queen"],
  ],
  [
    ["Heroes - Remastered 2011 - Radio Edit", "Queen"],
    ["Heroes", "Queen"],
  ],
  [
    ["Tom & Jerry", "A"],
    ["Tom and Jerry", "A"],
  ],
  [
    ["September", "Earth, Wind & Fire"],
    ["September", "Earth Wind and Fire"],
  ],
  [
    ["Rock 'n' Roll", "Led Zeppelin"],
    ["Rock and Roll", "Led Zeppelin"],
  ],
  [
    ["Mr. Brightside", "The Killers"],
    ["Mr Brightside", "Killers"],
  ],
  [
    ["P!nk Song", "P!nk"],
    ["Pink Song", "Pink"],
  ],
  [
    ["TiK ToK", "Ke$ha"],
    ["Tik Tok", "Kesha"],
  ],
  [
    ["Straße", "Rammstein"],
    ["Strasse", "Rammstein"],
  ],
  [
    ["Æther", "Mø"],
    ["Aether", "Mo"],
  ],
  [
    ["Another Brick Part II", "Pink Floyd"],
    ["Another Brick Pt. 2", "Pink Floyd"],
  ],
  [
    ["ＡＢＣ", "Ｊ５"],
    ["ABC", "J5"],
  ],
  [
    ["Blow-Up", "X"],
    ["Blow Up", "X"],
  ],
  [
    ["Tiễn Em Lần Cuối", "Trung Hành"],
    ["Tien em lan cuoi", "trung hanh"],
  ],
  [
    ["نور العين", "عمرو دياب"],
    ["نُورُ العَين", "عمرو دياب"],
  ],
  [
    ["أحبك", "حسين الجسمي"],
    ["احبك", "حسين الجسمي"],
  ],
  [
    ["حبيبــتي", "فيروز"],
    ["حبيبتي", "فيروز"],
  ],
  [
    ["الحياة", "فيروز"],
    ["الحياه", "فيروز"],
  ],
  [
    ["月亮代表我的心", "邓丽君"],
    ["月亮代表我的心 ", "邓丽君"],
  ],
  [
    ["（月亮）代表我的心", "邓丽君"],
    ["月亮代表我的心", "邓丽君"],
  ],
  [
    ["Группа крови", "Кино"],
    ["ГРУППА КРОВИ", "КИНО"],
  ],
  [
    ["Ёлка", "Кино"],
    ["елка", "кино"],
  ],
  [
    ["Йод", "А"],
    ["и\u0306од", "А"],
  ],
  [
    ["За\u0301мок", "А"],
    ["Замок", "А"],
  ],
  [
    ["Їжак", "А"],
    ["ЇЖАК", "А"],
  ],
  [
    ["שָׁלוֹם", "א"],
    ["שלום", "א"],
  ],
  [
    ["が", "A"],
    ["か\u3099", "A"],
  ],
  [
    ["ｶﾞ", "A"],
    ["ガ", "A"],
  ],
  [
    ["क़", "A"],
    ["क\u093c", "A"],
  ],
  [
    ["น้ำ", "A"],
    ["น้\u0e4dา", "A"],
  ],
  [
    ["사랑", "A"],
    ["사랑".normalize("NFD"), "A"],
  ],
  [
    ["Ζορμπάς", "Θεοδωράκης"],
    ["ΖΟΡΜΠΑΣ", "ΘΕΟΔΩΡΑΚΗΣ"],
  ],
  [
    ["カラオケ", "A"],
    ["ｶﾗｵｹ", "A"],
  ],
  [
    ["❤️", "A"],
    ["❤", "A"],
  ],
  [
    ["Party 🎉", "A"],
    ["party 🎉", "a"],
  ],
  [
    ["👍🏽", "A"],
    ["👍", "A"],
  ],
  [
    ["Zo\u0308e", "A"],
    ["Zöe", "A"],
  ],
];

const apart: [Song, Song][] = [
  [
    ["Back in Ft. Worth", "A"],
    ["Back in", "A"],
  ],
  [
    ["Goodbye Ft. Lauderdale (Live)", "A"],
    ["Goodbye (Live)", "A"],
  ],
  [
    ["Such a Feat of Strength", "A"],
    ["Such a", "A"],
  ],
  [
    ["Levels", "Avicii"],
    ["Levels (Skrillex Remix)", "Avicii"],
  ],
  [
    ["Levels (Skrillex Remix)", "Avicii"],
    ["Levels (Other Remix)", "Avicii"],
  ],
  [
    ["Levels", "Avicii"],
    ["Levels - Live", "Avicii"],
  ],
  [
    ["Levels", "Avicii"],
    ["Levels (Live at Wembley)", "Avicii"],
  ],
  [
    ["Levels", "Avicii"],
    ["Levels (Acoustic)", "Avicii"],
  ],
  [
    ["Levels", "Avicii"],
    ["Levels (Extended Mix)", "Avicii"],
  ],
  [
    ["Levels", "Avicii"],
    ["Levels (Karaoke Version)", "Avicii"],
  ],
  [
    ["Levels", "Avicii"],
    ["Levels (Instrumental)", "Avicii"],
  ],
  [
    ["Hallelujah", "Leonard Cohen"],
    ["Hallelujah", "Jeff Buckley"],
  ],
  [
    ["Zombie", "The Cranberries"],
    ["Zombie", "Bad Wolves"],
  ],
  [
    ["Another Brick Part 1", "Pink Floyd"],
    ["Another Brick Part 2", "Pink Floyd"],
  ],
  [
    ["Another Brick Pt. I", "Pink Floyd"],
    ["Another Brick Part II", "Pink Floyd"],
  ],
  [
    ["Song 1", "Blur"],
    ["Song 2", "Blur"],
  ],
  [
    ["!!!", "A"],
    ["???", "A"],
  ],
  [
    ["🎉", "A"],
    ["🔥", "A"],
  ],
  [
    ["Party 🎉", "A"],
    ["Party 🔥", "A"],
  ],
  [
    ["月亮", "邓丽君"],
    ["太阳", "邓丽君"],
  ],
  [
    ["نور", "عمرو دياب"],
    ["نار", "عمرو دياب"],
  ],
  [
    ["Кино", "А"],
    ["Кина", "А"],
  ],
  [
    ["Чай", "А"],
    ["Чаи", "А"],
  ],
  [
    ["Їжак", "А"],
    ["Іжак", "А"],
  ],
  [
    ["Ўсё", "А"],
    ["Усё", "А"],
  ],
  [
    ["Ќе", "А"],
    ["Ке", "А"],
  ],
  [
    ["カ", "A"],
    ["ガ", "A"],
  ],
  [
    ["か", "A"],
    ["が", "A"],
  ],
  [
    ["は", "A"],
    ["ぱ", "A"],
  ],
  [
    ["ﾊ", "A"],
    ["ﾊﾟ", "A"],
  ],
  [
    ["दिल", "A"],
    ["दल", "A"],
  ],
  [
    ["काला", "A"],
    ["काली", "A"],
  ],
  [
    ["ไม้", "A"],
    ["ไม่", "A"],
  ],
  [
    ["사랑", "A"],
    ["사란", "A"],
  ],
  [
    ["Live and Let Die", "Wings"],
    ["Let Die", "Wings"],
  ],
  [
    ["Feat", "A"],
    ["Feast", "A"],
  ],
  [
    ["AB", "C"],
    ["A", "BC"],
  ],
  [
    ["The", "A"],
    ["", "A"],
  ],
];

function keyOf([title, artist = ""]: Song) {
  return songKey(title, artist);
}

test.each(same)("%j is the same song as %j", (left, right) => {
  expect(keyOf(left)).toBe(keyOf(right));
  expect(keyOf(right)).toBe(keyOf(left));
});

test.each(apart)("%j is a different song from %j", (left, right) => {
  expect(keyOf(left)).not.toBe(keyOf(right));
});

test("a key stays short even if folding lengthens the title", () => {
  expect(songKey("ﷺ".repeat(200), "ﷺ".repeat(200)).length).toBeLessThanOrEqual(601);
});

test.each([
  "WAP (Explicit)",
  "WAP [Explicit]",
  "WAP (feat. Megan Thee Stallion) [explicit version]",
  "WAP（Explicit）",
  "WAP - Explicit",
  "WAP – EXPLICIT VERSION",
  "WAP (Album Version, Explicit)",
  "WAP 🅴",
])("%s is marked explicit", (title) => {
  expect(isMarkedExplicit(title)).toBe(true);
});

test.each([
  "WAP",
  "Explicit",
  "Explicit Love",
  "WAP (Non-Explicit)",
  "WAP [not explicit]",
  "Inexplicit (Live)",
])("%s is not marked explicit", (title) => {
  expect(isMarkedExplicit(title)).toBe(false);
});
