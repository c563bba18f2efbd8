/** A song as a guest writes it, and the same as another DJ's file or another script has it. */
type Known = { title: string; artist: string; elsewhere?: { title: string; artist: string }[] };

const SONGS = `
Dancing Queen|ABBA
Gimme! Gimme! Gimme! (A Man After Midnight)|ABBA
Mamma Mia|ABBA
Blue Monday|New Order
Age of Consent|New Order
Mr. Brightside|The Killers
Human|The Killers
Human|Rag'n'Bone Man
Get Low|Lil Jon & The East Side Boyz
Yeah!|Usher feat. Lil Jon & Ludacris
Levels|Avicii
Wake Me Up|Avicii
Wake Me Up Before You Go-Go|Wham!
Hey Ya!|OutKast
Ms. Jackson|OutKast
Crazy in Love|Beyoncé feat. JAY-Z
Halo|Beyoncé
Hello|Adele
Hello|Lionel Richie
Rolling in the Deep|Adele
99 Problems|JAY-Z
7 Rings|Ariana Grande
24K Magic|Bruno Mars
Uptown Funk|Mark Ronson ft. Bruno Mars
September|Earth, Wind & Fire
Boogie Wonderland|Earth, Wind & Fire
Don't Stop Me Now|Queen
Don't Stop|Fleetwood Mac
Under Pressure|Queen & David Bowie
Heroes|David Bowie
Sweet Child O' Mine|Guns N' Roses
Thunderstruck|AC/DC
Back in Black|AC/DC
Temperature|Sean Paul
Get Busy|Sean Paul
I Gotta Feeling|The Black Eyed Peas
Hips Don't Lie|Shakira feat. Wyclef Jean
Despacito|Luis Fonsi feat. Daddy Yankee
Gasolina|Daddy Yankee
Pepas|Farruko
Danza Kuduro|Don Omar & Lucenzo
Freed from Desire|Gala
Can't Get You Out of My Head|Kylie Minogue
One More Time|Daft Punk
Around the World|Daft Punk
Get Lucky|Daft Punk feat. Pharrell Williams & Nile Rodgers
Happy|Pharrell Williams
Smells Like Teen Spirit|Nirvana
Come as You Are|Nirvana
I Still Haven't Found What I'm Looking For|U2
Where the Streets Have No Name|U2
With or Without You|U2
It's the End of the World as We Know It (And I Feel Fine)|R.E.M.
Losing My Religion|R.E.M.
Total Eclipse of the Heart|Bonnie Tyler
(I Can't Get No) Satisfaction|The Rolling Stones
Sympathy for the Devil|The Rolling Stones
Shut Up and Dance|WALK THE MOON
Livin' on a Prayer|Bon Jovi
You Give Love a Bad Name|Bon Jovi
Macarena|Los del Río
La Bamba|Ritchie Valens
La Vie en rose|Édith Piaf
Non, je ne regrette rien|Édith Piaf
Alors on danse|Stromae
Papaoutai|Stromae
99 Luftballons|Nena
Atemlos durch die Nacht|Helene Fischer
Ein Kompliment|Sportfreunde Stiller
Über den Wolken|Reinhard Mey
Angel|Shaggy feat. Rayvon
Angel|Massive Attack
Teardrop|Massive Attack
Mad World|Tears for Fears
Mad World|Gary Jules & Michael Andrews
Hallelujah|Leonard Cohen
Hallelujah|Jeff Buckley
Another Brick in the Wall, Part 2|Pink Floyd
Another Brick in the Wall, Part 1|Pink Floyd
Comfortably Numb|Pink Floyd
Stayin' Alive|Bee Gees
Night Fever|Bee Gees
Billie Jean|Michael Jackson
Beat It|Michael Jackson
Thriller|Michael Jackson
Believe|Cher
Believer|Imagine Dragons
Thunder|Imagine Dragons
Sandstorm|Darude
Song 2|Blur
Girls & Boys|Blur
1999|Prince
Purple Rain|Prince
Kiss|Prince
Kiss Me|Sixpence None the Richer
Murder on the Dancefloor|Sophie Ellis-Bextor
Last Friday Night (T.G.I.F.)|Katy Perry
Firework|Katy Perry
Sexual Healing|Marvin Gaye
Ain't No Mountain High Enough|Marvin Gaye & Tammi Terrell
`
  .trim()
  .split("\n")
  .map((line): Known => {
    const [title = "", artist = ""] = line.split("|");
    return { title, artist };
  });

/** Songs of other scripts, each as it is written at home and in Latin. */
const ELSEWHERE: Known[] = [
  ["نور العين", "عمرو دياب", "Nour El Ain", "Amr Diab"],
  ["تملي معاك", "عمرو دياب", "Tamally Maak", "Amr Diab"],
  ["أنت عمري", "أم كلثوم", "Enta Omri", "Oum Kalthoum"],
  ["بنت الشلبية", "فيروز", "Bint El Shalabiya", "Fairuz"],
  ["Группа крови", "Кино", "Gruppa krovi", "Kino"],
  ["Звезда по имени Солнце", "Кино", "Zvezda po imeni Solntse", "Kino"],
  ["Калинка", "Хор Александрова", "Kalinka", "Khor Aleksandrova"],
  ["Миллион алых роз", "Алла Пугачёва", "Million alykh roz", "Alla Pugacheva"],
  ["Ζορμπάς", "Μίκης Θεοδωράκης", "Zorbas", "Mikis Theodorakis"],
  ["הבה נגילה", "הראל סקעת", "Hava Nagila", "Harel Skaat"],
  ["강남스타일", "싸이", "Gangnam Style", "Psy"],
  ["봄날", "방탄소년단", "Bom Nal", "Bangtan Sonyeondan"],
  ["さくら", "いきものがかり", "Sakura", "Ikimono Gakari"],
].map(([title = "", artist = "", latin = "", by = ""]) => ({
  title,
  artist,
  elsewhere: [{ title: latin, artist: by }],
}));

type Text = { title: string; artist: string };
type Spelling = (song: Text, index: number) => Text;

const KEYS = ["8A", "11B", "1A", "6B"];
const speed = (index: number) => 88 + ((index * 7) % 80);
const number = (index: number) => String((index % 19) + 1).padStart(2, "0");
const inOne = ({ title, artist }: Text) => `${artist} - ${title}`;
const first = (artist: string) => artist.replace(/ (?:feat\.|ft\.) .*/, "");
const guest = (artist: string) => / (?:feat\.|ft\.) (.*)/.exec(artist)?.[1];
const bare = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "");

/** How DJs' files and programs spell a song. */
export const spellings: Record<string, Spelling> = {
  "a file's name": (song, i) => ({
    title: `${number(i)} - ${inOne(song)} (Remastered 2014) [${speed(i)}bpm].mp3`,
    artist: "",
  }),
  "a numbered file's name": (song, i) => ({
    title: `${number(i)}. ${inOne(song)}.flac`,
    artist: "",
  }),
  "a path": (song, i) => ({
    title: `C:\\Music\\Party\\${number(i)} ${inOne(song).replace(/[/\\]/g, "")}.wav`,
    artist: "Unknown Artist",
  }),
  underscores: (song, i) => ({
    title: `${number(i)}_-_${inOne(song).replace(/ /g, "_")}.mp3`,
    artist: "",
  }),
  capitals: ({ title, artist }) => ({ title: title.toUpperCase(), artist: artist.toUpperCase() }),
  "small letters without accents": ({ title, artist }) => ({
    title: bare(title.toLowerCase()),
    artist: bare(artist.toLowerCase()),
  }),
  "swapped fields": ({ title, artist }) => ({ title: artist, artist: title }),
  "the guest singer in the title": ({ title, artist }) => {
    const with_ = guest(artist);
    return {
      title: with_ ? `${title} (feat. ${with_})` : `${title} (Radio Edit)`,
      artist: first(artist),
    };
  },
  "no guest singer": ({ title, artist }) => ({
    title: `${title} - Original Mix`,
    artist: first(artist),
  }),
  "a list of artists": ({ title, artist }) => ({
    title,
    artist: artist.replace(/ (?:feat\.|ft\.|&) /g, ", "),
  }),
  "key and speed in front": (song, i) => ({
    title: `${KEYS[i % 4]} - ${speed(i)} - ${inOne(song)}`,
    artist: "",
  }),
  "key and speed behind": ({ title, artist }, i) => ({
    title: `${title} - ${KEYS[i % 4]} - ${speed(i)}`,
    artist,
  }),
  "cut at 32": ({ title, artist }) => ({ title: cut(title), artist: cut(artist) }),
  "cut at 32 in one": (song) => ({ title: cut(inOne(song)), artist: "" }),
  "the artist before the title": (song) => ({ title: inOne(song), artist: song.artist }),
  "title by artist": ({ title, artist }) => ({ title: `${title} by ${artist}`, artist: "" }),
  "a video's name": (song) => ({ title: `${inOne(song)} (Official Video) [HD]`, artist: "" }),
  "a slip": ({ title, artist }, i) => ({ title: slipped(title, i), artist }),
  "another version": ({ title, artist }) => ({ title: `${title} (Extended Mix)`, artist }),
  "a pool's version": ({ title, artist }, i) => ({
    title: `${title} (${["Dirty", "Clean", "Intro Dirty", "Quick Hit Clean"][i % 4]})`,
    artist,
  }),
  "curly and quoted": ({ title, artist }) => ({
    title: title.replace(/'/g, "’"),
    artist: `${artist} `,
  }),
};

function cut(text: string) {
  return [...text].slice(0, 32).join("");
}

/** A text in which two neighbouring letters are swapped, if it is long enough for a slip to be one. */
function slipped(text: string, index: number) {
  const letters = [...text];
  if (letters.length < 7) return text;
  const at = 1 + (index % (letters.length - 3));
  const [a = "", b = ""] = letters.slice(at, at + 2);
  if (!/\p{L}/u.test(a) || !/\p{L}/u.test(b)) return text;
  letters.splice(at, 2, b, a);
  return letters.join("");
}

export type Pair = { deck: Text; request: Text; spelling: string };

/** 500 pairs of the same song, spelled as a DJ's files and programs do. */
export function samePairs(): Pair[] {
  const names = Object.keys(spellings);
  const scripts = ELSEWHERE.flatMap(({ elsewhere = [], ...home }) =>
    elsewhere.flatMap((latin) => [
      { deck: latin, request: home, spelling: "in Latin" },
      { deck: home, request: latin, spelling: "as at home" },
      { deck: { title: inOne(latin), artist: "" }, request: home, spelling: "in Latin, in one" },
    ]),
  );
  const spelled = names.flatMap((spelling, round) =>
    SONGS.flatMap((request, index) => {
      // Songs and spellings must not fall into step.
      const chosen = names[(round + index * 5) % names.length] ?? spelling;
      const deck = spellings[chosen]?.(request, index) ?? request;
      const isNew = deck.title !== request.title || deck.artist !== request.artist;
      return isNew ? { deck, request, spelling: chosen } : [];
    }),
  );
  return [...spelled.slice(0, 500 - scripts.length), ...scripts];
}

/** 500 pairs of different songs, the closest first: of one title, of one artist, of the next one. */
export function differentPairs(): Pair[] {
  const all: Text[] = [
    ...SONGS,
    ...ELSEWHERE,
    ...ELSEWHERE.flatMap(({ elsewhere = [] }) => elsewhere),
  ];
  const isElsewhere = (a: Text, b: Text) =>
    ELSEWHERE.some((song) =>
      [song, ...(song.elsewhere ?? [])].every((one) => one === a || one === b),
    );
  const close = (a: Text, b: Text) =>
    Number(a.title === b.title) * 2 + Number(a.artist === b.artist);
  const pairs = all.flatMap((deck, i) =>
    all.flatMap((request, j) =>
      i === j || isElsewhere(deck, request)
        ? []
        : [{ deck, request, close: close(deck, request), far: (i * 31 + j * 17) % 997 }],
    ),
  );
  const names = Object.keys(spellings);
  return pairs
    .sort((a, b) => b.close - a.close || a.far - b.far)
    .slice(0, 500)
    .map(({ deck, request }, index) => {
      const spelling = names[index % names.length] ?? "";
      return { deck: spellings[spelling]?.(deck, index) ?? deck, request, spelling };
    });
}
