import type { InEach } from "./language";

type Report = readonly [title: string, description: string];

/** The support tickets' titles with their descriptions. */
export const REPORTS: InEach<readonly Report[]> = {
  en: [
    [
      "The QR poster prints too dark",
      "Under the bar’s red light, no phone could read the code on the A4 poster.",
    ],
    ["Song search misses accents", "Typing Beyonce without the accent found nothing on Friday."],
    [
      "Tablet goes to sleep in the booth",
      "The screen dimmed between two requests although it was charging.",
    ],
    [
      "Requests arrive twice",
      "A guest sent one song with bad reception, and it showed up two times.",
    ],
    [
      "Library import stops at 5,000 songs",
      "My library has 12,000 songs and the progress bar stops half way.",
    ],
    ["Add a lane for the last hour", "The hosts want slow songs kept for the end of the night."],
    ["Invoice for the October residency", "The hall needs the invoice with its new address on it."],
    [
      "Wrong playing time in the queue",
      "The wait says four minutes, but two long mixes come first.",
    ],
    [
      "Guests can’t join on the venue’s network",
      "The login page of the house network swallows the QR link.",
    ],
    [
      "Show the dedication in larger letters",
      "Reading names aloud from the tablet is hard at arm’s length.",
    ],
    ["Export the night as a playlist", "The couple would like every played song as a file."],
    ["Second DJ can’t see the event", "The invitation was accepted, but the list stays empty."],
  ],
  fr: [
    [
      "L’affiche QR s’imprime trop sombre",
      "Sous la lumière rouge du bar, aucun téléphone n’a pu lire le code de l’affiche A4.",
    ],
    ["La recherche ignore les accents", "Vendredi, Beyonce sans accent ne donnait aucun résultat."],
    [
      "La tablette s’endort en cabine",
      "L’écran s’est éteint entre deux demandes alors qu’il était en charge.",
    ],
    [
      "Les demandes arrivent deux fois",
      "Un invité a envoyé une seule chanson avec peu de réseau, et elle est apparue en double.",
    ],
    [
      "L’import de la bibliothèque s’arrête à 5 000 chansons",
      "Ma bibliothèque en compte 12 000 et la barre s’arrête à mi-chemin.",
    ],
    [
      "Ajouter un créneau pour la dernière heure",
      "Les organisateurs veulent garder les slows pour la fin de la soirée.",
    ],
    [
      "Facture de la résidence d’octobre",
      "La salle a besoin de la facture avec sa nouvelle adresse.",
    ],
    [
      "Temps d’attente faux dans la file",
      "L’attente indique quatre minutes, mais deux longs mixes passent avant.",
    ],
    [
      "Impossible de rejoindre depuis le réseau de la salle",
      "La page de connexion du réseau de la salle avale le lien du code QR.",
    ],
    [
      "Afficher la dédicace en plus grand",
      "Lire les noms à voix haute sur la tablette est difficile à bout de bras.",
    ],
    [
      "Exporter la soirée comme liste de lecture",
      "Les mariés aimeraient toutes les chansons passées dans un fichier.",
    ],
    [
      "Le second DJ ne voit pas l’événement",
      "L’invitation a été acceptée, mais la liste reste vide.",
    ],
  ],
  ar: [
    ["ملصق QR يُطبع داكنًا جدًا", "تحت ضوء البار الأحمر لم يستطع أي هاتف قراءة رمز الملصق."],
    ["البحث لا يتجاهل الهمزات", "يوم الجمعة لم تظهر أي نتيجة لكلمة «اغنية» بلا همزة."],
    ["الجهاز اللوحي ينام في المنصة", "أظلمت الشاشة بين طلبين مع أنها كانت تُشحن."],
    ["الطلبات تصل مرتين", "أرسل ضيف أغنية واحدة والشبكة ضعيفة، فظهرت مرتين."],
    [
      "استيراد المكتبة يتوقف عند 5,000 أغنية",
      "في مكتبتي 12,000 أغنية ويتوقف شريط التقدم في منتصف الطريق.",
    ],
    ["إضافة فقرة للساعة الأخيرة", "يريد المضيفون ترك الأغاني الهادئة لآخر السهرة."],
    ["فاتورة حفلات أكتوبر", "تحتاج القاعة إلى فاتورة عليها عنوانها الجديد."],
    ["وقت الانتظار غير صحيح", "يظهر أربع دقائق، لكن قبلها مزجان طويلان."],
    ["لا يستطيع الضيوف الانضمام عبر شبكة القاعة", "صفحة الدخول إلى شبكة القاعة تبتلع رابط QR."],
    ["عرض الإهداء بخط أكبر", "يصعب أن أقرأ الأسماء بصوت عالٍ من الجهاز اللوحي على بُعد ذراع."],
    ["تصدير السهرة قائمة تشغيل", "يود العروسان الحصول على كل الأغاني التي تم تشغيلها في ملف."],
    ["الدي جي الثاني لا يرى الحفلة", "قُبلت الدعوة، لكن القائمة تبقى فارغة."],
  ],
  ch: [
    ["二维码海报印得太暗", "在吧台的红灯下，没有手机能扫出 A4 海报上的二维码。"],
    ["搜索识别不了重音符号", "周五输入不带重音的 Beyonce，什么也搜不到。"],
    ["平板在台上自动休眠", "明明在充电，两首点歌之间屏幕还是暗了。"],
    ["同一首点歌出现两次", "信号不好，来宾只发了一首，列表里却有两条。"],
    ["导入曲库停在 5,000 首", "我的曲库有 12,000 首，进度条走到一半就不动了。"],
    ["增加“最后一小时”时段", "主办方想把慢歌留到最后。"],
    ["十月驻场的发票", "场地方需要写有新地址的发票。"],
    ["队列里的等待时间不对", "显示四分钟，可前面还有两段长混音。"],
    ["来宾连场地网络时无法加入", "场地网络的登录页把二维码链接吞掉了。"],
    ["祝福的字再大一些", "隔着一臂远，照着平板念名字很吃力。"],
    ["把整晚导出为歌单", "新人想要一份文件，包含播放过的所有歌曲。"],
    ["第二位 DJ 看不到活动", "邀请已经接受，但列表一直是空的。"],
  ],
  vi: [
    [
      "Áp phích QR in ra quá tối",
      "Dưới ánh đèn đỏ ở quầy bar, không điện thoại nào quét được mã trên áp phích A4.",
    ],
    [
      "Tìm bài hát không bỏ qua dấu",
      "Hôm thứ Sáu gõ “Tien em lan cuoi” không dấu thì không ra kết quả.",
    ],
    ["Máy tính bảng tự ngủ trên sân khấu", "Màn hình tối đi giữa hai yêu cầu dù đang sạc."],
    ["Yêu cầu đến hai lần", "Khách gửi một bài khi sóng yếu, và bài hiện lên hai lần."],
    [
      "Nhập thư viện dừng ở 5.000 bài",
      "Thư viện của tôi có 12.000 bài mà thanh tiến trình dừng giữa chừng.",
    ],
    ["Thêm phần cho giờ cuối", "Chủ tiệc muốn để dành các bài chậm cho cuối đêm."],
    ["Hóa đơn cho các đêm tháng Mười", "Bên sảnh cần hóa đơn ghi địa chỉ mới."],
    [
      "Thời gian chờ trong hàng chờ bị sai",
      "Màn hình ghi bốn phút, nhưng trước đó còn hai đoạn phối dài.",
    ],
    [
      "Khách không vào được bằng mạng của sảnh",
      "Trang đăng nhập của mạng ở đó nuốt mất liên kết QR.",
    ],
    ["Hiện lời tặng bằng chữ lớn hơn", "Cầm máy xa tầm tay thì khó đọc to tên của khách."],
    ["Xuất cả đêm thành danh sách phát", "Cô dâu chú rể muốn có mọi bài đã phát trong một tệp."],
    ["DJ thứ hai không thấy sự kiện", "Lời mời đã được chấp nhận, nhưng danh sách vẫn trống."],
  ],
};
