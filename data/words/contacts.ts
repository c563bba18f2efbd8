import type { InEach } from "./language";

/** What the DJ has written down about people. */
export const REMINDERS: InEach<readonly string[]> = {
  en: [
    "Prefers a call before noon.",
    "Pays within a week. Wants the playlist afterwards.",
    "Knows every power socket of the house.",
    "Booked us twice. Loves soul and nineties house.",
    "Ask about the curfew before each night.",
    "Lends the second pair of decks.",
  ],
  fr: [
    "Préfère un appel avant midi.",
    "Paie sous huit jours. Veut la liste des chansons ensuite.",
    "Connaît chaque prise de courant de la maison.",
    "Deux réservations déjà. Adore la soul et la house des années 90.",
    "Demander l’heure limite avant chaque soirée.",
    "Prête la seconde paire de platines.",
  ],
  ar: [
    "الأفضل الاتصال قبل الظهر.",
    "الدفع خلال أسبوع. يُطلب منا إرسال قائمة الأغاني بعد الحفلة.",
    "خبرة بكل مقبس كهرباء في القاعة.",
    "حجزان سابقان. الذوق: السول وهاوس التسعينات.",
    "السؤال عن موعد إيقاف الموسيقى قبل كل حفلة.",
    "من هنا نستعير المشغّلين الإضافيين.",
  ],
  ch: [
    "最好中午前打电话。",
    "一周内付款。活动后想要歌单。",
    "这栋楼里每个插座都清楚。",
    "请过我们两次。喜欢灵魂乐和九十年代浩室。",
    "每场之前先问几点必须停音乐。",
    "可以借到第二对唱机。",
  ],
  vi: [
    "Nên gọi trước buổi trưa.",
    "Thanh toán trong một tuần. Muốn xin danh sách bài sau đó.",
    "Biết từng ổ điện trong nhà.",
    "Đã đặt hai lần. Thích soul và house thập niên 90.",
    "Hỏi giờ phải tắt nhạc trước mỗi đêm.",
    "Cho mượn cặp deck thứ hai.",
  ],
};
