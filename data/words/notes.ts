import type { InEach } from "./language";

/** The texts of the sample notes: a title in the first line, as people write notes. */
export const NOTES: InEach<readonly string[]> = {
  en: [
    "Harbour Hall\nLoad in through the back gate before 17:00. Ask for the key at the bar.",
    "Lena & Omar, first dance\n21:15. Fade in, no intro, lights down to ten per cent.\n\nHer mother doesn’t know yet.",
    "Buy before Saturday\nSpare needles, two XLR cables, gaffer tape, earplugs",
    "Idea for the peak hour\nSlow disco at 112, then straight into garage classics",
  ],
  fr: [
    "Salle du Port\nDéchargement par le portail arrière avant 17 h. Demander la clé au bar.",
    "Lena et Omar, première danse\n21 h 15. Fondu d’entrée, pas d’intro, lumières à dix pour cent.\n\nSa mère n’est pas encore au courant.",
    "À acheter avant samedi\nCellules de rechange, deux câbles XLR, gaffer, bouchons d’oreilles",
    "Idée pour l’heure de pointe\nDisco lente à 112, puis directement les classiques garage",
  ],
  ar: [
    "قاعة الميناء\nالتحميل من البوابة الخلفية قبل الساعة 17:00. المفتاح عند البار.",
    "لينا وعمر، الرقصة الأولى\n21:15. دخول تدريجي بلا مقدمة، والإضاءة عشرة بالمئة.\n\nأمها لا تعلم بعد.",
    "للشراء قبل السبت\nإبر احتياطية، كابلان XLR، شريط لاصق للمسرح، سدادات أذن",
    "فكرة لساعة الذروة\nديسكو بطيء على 112، ثم كلاسيكيات الغاراج مباشرة",
  ],
  ch: [
    "海港大厅\n17:00 前从后门进场卸货。钥匙在吧台拿。",
    "莉娜和奥马尔，第一支舞\n21:15。淡入，不要前奏，灯光调到百分之十。\n\n她妈妈还不知道。",
    "周六前要买\n备用唱针、两根 XLR 线、布基胶带、耳塞",
    "高潮时段的想法\n先放 112 的慢迪斯科，再直接接车库经典",
  ],
  vi: [
    "Sảnh Cảng\nChuyển đồ vào bằng cổng sau trước 17:00. Hỏi chìa khóa ở quầy bar.",
    "Lena và Omar, điệu nhảy đầu tiên\n21:15. Nhạc to dần, bỏ đoạn dạo, đèn còn mười phần trăm.\n\nMẹ cô ấy chưa biết.",
    "Mua trước thứ Bảy\nKim dự phòng, hai dây XLR, băng keo vải, nút tai",
    "Ý tưởng cho giờ cao điểm\nDisco chậm ở 112, rồi vào thẳng các bài garage kinh điển",
  ],
};
