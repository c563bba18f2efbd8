import { type LanguageCode, languageCodes } from "@/lib/shell/i18n/locales";
import { flatten, readMessages, textsOf } from "@/lib/testing/catalogue";

const catalogues = Object.fromEntries(
  languageCodes.map((code) => [code, new Map(flatten(readMessages(code)))]),
) as Record<LanguageCode, Map<string, string>>;

/** The messages in which the pattern is found, among those whose key matches. */
function messagesWith(code: LanguageCode, pattern: RegExp, among = /^/) {
  return [...catalogues[code]].flatMap(([key, message]) =>
    among.test(key) && textsOf(message).some((text) => pattern.test(text))
      ? [`${key}: ${message}`]
      : [],
  );
}

/** Each thing has one word: the keys that name it, and its word in each language. */
const terms: [keys: RegExp, words: Record<LanguageCode, RegExp>][] = [
  [
    /^requests\.(status|filter)\.pending$|^events\.counts\.pending$/,
    {
      en: /^Waiting$/,
      fr: /^En attente$/,
      ar: /^بانتظار الرد$/,
      ch: /^待处理$/,
      vi: /^Chờ duyệt$/,
    },
  ],
  [
    /^(requests\.status|notifications)\.accepted$/,
    { en: /^Accepted/, fr: /^Acceptée/, ar: /^مقبولة/, ch: /^已接受/, vi: /^Đã duyệt/ },
  ],
  [
    /^(requests\.(status|filter)|notifications)\.declined$/,
    { en: /^Declined/, fr: /^Refusée/, ar: /^مرفوضة/, ch: /^已婉拒/, vi: /^Bị từ chối/ },
  ],
  [/^board\.play(Title)?$/, { en: /^Play/, fr: /^Lancer/, ar: /^تشغيل/, ch: /^播放/, vi: /^Phát/ }],
  [
    /^(requests|board|wall)\.(nowPlaying|playingNow)$|^requests\.status\.playing$|^notifications\.playing$/,
    { en: /^Playing now/, fr: /^En cours/, ar: /^قيد التشغيل/, ch: /^正在播放/, vi: /^Đang phát/ },
  ],
  [
    /^requests\.(status|filter)\.played$|^events\.counts\.played$/,
    { en: /^Played$/, fr: /^Passées?$/, ar: /^تم تشغيلها$/, ch: /^已播放$/, vi: /^Đã phát$/ },
  ],
  [
    /^board\.(queue|toQueue)$/,
    { en: /queue/i, fr: /file/i, ar: /قائمة الانتظار/, ch: /队列/, vi: /hàng chờ/i },
  ],
  [
    /^events\.(form\.(lanes|lane|addLane)|fields\.lanes)$/,
    { en: /lane/i, fr: /créneau/i, ar: /فقر/, ch: /时段/, vi: /phần/i },
  ],
  [
    /^board\.(merge|mergeTitle)$/,
    { en: /^Merge/, fr: /^Regrouper/, ar: /^دمج/, ch: /合并/, vi: /^Gộp/ },
  ],
  [
    /^board\.(split|splitName)$/,
    { en: /^Split off/, fr: /^Séparer/, ar: /^فصل/, ch: /拆分/, vi: /^Tách/ },
  ],
  [
    /^requests\.(back|unback)$/,
    { en: /vote/i, fr: /vot/i, ar: /صوت|تصويت/, ch: /投票|票/, vi: /bình chọn/i },
  ],
  [
    /^board\.backers$/,
    { en: /backer/, fr: /soutien/, ar: /مصوّت/, ch: /支持者/, vi: /người ủng hộ/ },
  ],
  [
    /^requests\.message$|^events\.(form\.messagesHint|fields\.messages)$/,
    { en: /dedication/i, fr: /dédicace/i, ar: /إهداء/, ch: /祝福/, vi: /lời tặng/i },
  ],
  [
    /not_tonight$|^errors\.do_not_play$/,
    { en: /hosts/i, fr: /organisateurs/, ar: /المضيفون/, ch: /主办方/, vi: /chủ tiệc/i },
  ],
  [
    /^(layout\.menu\.board|board\.pageTitle|landing\.door)$/,
    { en: /DJ board/, fr: /tableau DJ/i, ar: /لوحة الدي جي/, ch: /控制台/, vi: /bảng DJ/i },
  ],
  [
    /^(join\.code|join\.unknown|events\.code|events\.copy|board\.code)$/,
    { en: /code/i, fr: /code/i, ar: /رمز/, ch: /活动码/, vi: /mã/i },
  ],
  [
    /^profile\.twoSteps\.(title|isOn|isOff)$/,
    {
      en: /two-step verification/i,
      fr: /validation en deux étapes/i,
      ar: /التحقق بخطوتين/,
      ch: /两步验证/,
      vi: /xác minh hai bước/i,
    },
  ],
  [
    /^events\.removal\.figures$/,
    {
      en: /must-play and do-not-play/,
      fr: /imposées et exclues/,
      ar: /الإلزامية والممنوعة/,
      ch: /必播和禁播/,
      vi: /phải phát và không phát/,
    },
  ],
  [
    /^labels\.Tickets$/,
    { en: /Tickets/, fr: /Tickets/, ar: /تذاكر الدعم/, ch: /工单/, vi: /Phiếu hỗ trợ/ },
  ],
  [
    /\.delete$|^events\.removal\.confirm$|^profile\.removal\.(title|submit)$/,
    { en: /^Delete/, fr: /^Supprimer/, ar: /^حذف/, ch: /删除/, vi: /^Xóa/ },
  ],
  [
    /\.(remove|removeLane|dismiss|forget)$|^members\.removal\.confirm$/,
    { en: /^Remove/, fr: /^Retirer/, ar: /^إزالة/, ch: /移除/, vi: /^Gỡ/ },
  ],
  [
    /^board\.(lastCall\.(label|takeBack)|steps\.lastCall)$|^(requests|wall\.join)\.lastCall$/,
    {
      en: /last call/i,
      fr: /dernier appel/i,
      ar: /آخر فرصة/,
      ch: /最后点歌/,
      vi: /gọi lượt cuối/i,
    },
  ],
  [
    /^desk\.(samples|showSamples|samplesHidden)$|^panels\.samples$/,
    {
      en: /sample data/i,
      fr: /données d’exemple/i,
      ar: /بيانات(?= تجريبية)|البيانات التجريبية/,
      ch: /示例数据/,
      vi: /dữ liệu mẫu/i,
    },
  ],
  [
    /^profile\.desk\.title$/,
    {
      en: /^Your data$/,
      fr: /^Vos données$/,
      ar: /^بياناتك$/,
      ch: /^你的数据$/,
      vi: /^Dữ liệu của bạn$/,
    },
  ],
  [
    /^house\.guests\.(isMuted|mute)$|^board\.steps\.muted$/,
    { en: /mute/i, fr: /restr/i, ar: /تقييد|مقيّد/, ch: /屏蔽/, vi: /hạn chế/i },
  ],
  [
    /^house\.guests\.muted$/,
    { en: /set aside/, fr: /mises de côté/, ar: /مُنحّاة/, ch: /已搁置/, vi: /để riêng/ },
  ],
  [
    /^board\.booth\.(label|off)$/,
    {
      en: /booth mode/i,
      fr: /mode cabine/i,
      ar: /وضع المنصة/,
      ch: /演出模式/,
      vi: /chế độ biểu diễn/i,
    },
  ],
  [
    /^(board|email)\.keys\.title$|^email\.keysButton$/,
    {
      en: /^Keyboard shortcuts$/,
      fr: /^Raccourcis clavier$/,
      ar: /^اختصارات لوحة المفاتيح$/,
      ch: /^键盘快捷键$/,
      vi: /^Phím tắt$/,
    },
  ],
  [
    /^board\.history\.title$/,
    {
      en: /^Recent actions$/,
      fr: /^Actions récentes$/,
      ar: /^آخر الإجراءات$/,
      ch: /^最近操作$/,
      vi: /^Thao tác gần đây$/,
    },
  ],
  [
    /^(?!layout\.|desk\.).*([fF]ailed|Failed\.title|failed\.title)$/,
    {
      en: /^Couldn’t load/,
      fr: /^Impossible de charger/,
      ar: /^تعذّر تحميل/,
      ch: /加载失败/,
      vi: /^Không tải được/,
    },
  ],
  [
    /^(board\.(pick|pickAll)|tables\.(pick|pickPage)|contacts\.(pick|pickAll))$|^(email|shop\.list)\.(check|checkAll)$/,
    { en: /^Select/, fr: /^(Tout s|S)électionner/, ar: /^تحديد/, ch: /选/, vi: /^Chọn/ },
  ],
  [
    /^email\.restore$/,
    { en: /^Restore$/, fr: /^Restaurer$/, ar: /^استعادة$/, ch: /^恢复$/, vi: /^Khôi phục$/ },
  ],
  [
    /^tables\.list$|^dashboards\.songs\.song$/,
    { en: /^Songs?$/, fr: /^Chansons?$/, ar: /أغاني|أغنية/, ch: /^歌曲$/, vi: /^Bài hát$/ },
  ],
];

test.each(terms)("%s has its one word in every language", (keys, words) => {
  for (const code of languageCodes) {
    const named = [...catalogues[code]].filter(([key]) => keys.test(key));
    expect([code, named.length]).not.toEqual([code, 0]);
    for (const [key, message] of named) {
      expect([code, key, message]).toEqual([code, key, expect.stringMatching(words[code])]);
    }
  }
});

test.each<[string, LanguageCode, RegExp]>([
  ["one spelling of email and someone", "en", /\be-mail|\bmails?\b|\b(some|any|every)body\b/i],
  ["British spelling", "en", /\b(colou?r(?<!colour)|recogniz|organiz|center|favorite)/i],
  [
    "no uncontracted not and you are",
    "en",
    /\b(do|does|did|can|could|is|are|was|will) not\b|cannot|\byou (are|have) (a|not|been|al)/i,
  ],
  ["no other word for a term", "fr", /pupitre|\bhôtes?\b|\bfêtes?\b|\bclos\b/i],
  [
    "no participle that tells a gender",
    "fr",
    /(?<!appareil )connecté(?!\p{L})|\bvous seul\b|êtes \p{L}+é(?!\p{L})/u,
  ],
  ["no other word for a term", "ar", /فعالي|حفل(?![ةات])|شُغّ|[تي]ُشغَّل|مسار|مؤيّ?د|داعم/],
  ["no other word for a term", "ch", /您|代码|个点歌|献词|谢绝|等待中|面板|置顶|分区|两步登录/],
  [
    "no other word for a term",
    "vi",
    /chặng|\blàn\b|bữa tiệc|phản cảm|khán phòng|đã nhận|đề tặng|phiếu bầu|e-mail/i,
  ],
  ["no weekday for a place in line", "vi", /\bthứ\s*$/i],
])("%s in %s", (_, code, pattern) => {
  expect(messagesWith(code, pattern)).toEqual([]);
});

test.each<[string, LanguageCode, RegExp, RegExp?]>([
  ["what the code calls a thing", "en", /\bdesks?\b/i],
  ["a lost parcel for what failed to load", "en", /didn’t arrive/],
  [
    "an old word for a term",
    "en",
    /\b(pieces?|chosen|keys$|put back|take back|more about|what became|give up|lift (ban|mute))\b|\bpick(ed)?\b(?! up)/i,
  ],
  [
    "night for an event in what DJs read",
    "en",
    /\bnights?\b/i,
    /^(dashboards|insights|events|calendar|permalinks\.own)\./,
  ],
  ["what the code calls a thing", "fr", /\bbureau\b/i],
  [
    "an old word for a term",
    "fr",
    /sourdine|morceau|QR code|dernières demandes|à retenter|étapes? (a|an)nul/i,
  ],
  ["a lost parcel for what failed to load", "fr", /(n’est|ne sont) pas arrivé/],
  ["what the code calls a thing", "ar", /مكتب(?![ةتا])/],
  [
    "an old word for a term",
    "ar",
    /كابينة|أمثلة|عيّنات|عُزف|(?<!\p{L})م?كتو?م(?!ل)|تُجووز|إخراج البقية/u,
  ],
  ["a lost parcel for what failed to load", "ar", /لم [تي]صل/, /ailed/],
  ["what the code calls a thing", "ch", /桌面/],
  ["an old word for a term", "ch", /静音|DJ 台模式|笔记(?!本)|账号|(?<!歌词)露骨(?!歌词)/],
  ["an old word for an article", "ch", /帖/, /^blog\./],
  ["a lost parcel for what failed to load", "ch", /没有(加载出来|送达)/],
  ["what the code calls a thing", "vi", /\bbàn (làm việc|trống|của bạn)|trên bàn/i],
  ["an old word for a term", "vi", /tắt tiếng|bàn DJ|ca sĩ|các mẫu|TMĐT|thư điện tử|câu lạc bộ/i],
  ["a lost parcel for what failed to load", "vi", /chưa (tải|tới)/i],
])("no message says %s in %s", (...[, code, pattern, among]) => {
  expect(messagesWith(code, pattern, among)).toEqual([]);
});

test.each<[LanguageCode, RegExp]>([
  ["en", /(?<!email )\baddress/i],
  ["fr", /\badresses?\b(?! e-mail)/i],
  ["ar", /عنوان(?! أو)/],
  ["vi", /địa chỉ(?! email)/i],
])("%s never says address for an email address", (code, pattern) => {
  // A person's, which letters and taxis find, and that of the site, which a DJ program finds.
  const others = /^(?!contacts\.fields\.address$|orders\.|decks\.)/;
  expect(messagesWith(code, pattern, others)).toEqual([]);
});

const VOUS = /(?<!\p{L})(?:vous|votre|vos|(?!assez|chez|nez)\p{L}+ez)(?!\p{L})/iu;
const TU = /(?<!\p{L})(?:tu|te|ton|ta|tes|toi)(?!\p{L})/iu;

test("French says tu to guests, vous to DJs, and neither in errors that both may read", () => {
  expect(messagesWith("fr", VOUS, /^(join|requests|outbox|errors)\.|ForGuests$/)).toEqual([]);
  expect(messagesWith("fr", TU, /^(accounts|board|emailChange|events|invitations)\./)).toEqual([]);
  expect(messagesWith("fr", TU, /^(mail|members|profile|errors)\.|ForDjs$/)).toEqual([]);
});

test("a count of one or none reads as a sentence", () => {
  expect(messagesWith("en", /\b(all|of) 1 of\b/i)).toEqual([]);
  const left = catalogues.en.get("requests.left");
  expect(left).toContain("one {Your request is waiting}");
  for (const code of languageCodes) {
    expect(catalogues[code].get("requests.askedBy")).toMatch(/(=0|zero) \{/);
  }
});
