import { songsIn } from "./songs-by-artist";

/** Songs that are known where these languages are spoken, in their own scripts. */
export const songsInManyLanguages = songsIn(`
Édith Piaf|Milord|Hymne à l'amour|Padam, padam...
Charles Aznavour|La bohème|Emmenez-moi|For me, formidable
Jacques Brel|Ne me quitte pas|Amsterdam|Quand on n'a que l'amour
Georges Brassens|Les copains d'abord|Le gorille|La mauvaise réputation
Charles Trenet|La mer|Douce France|Y'a d'la joie
Joe Dassin|Les Champs-Élysées|Et si tu n'existais pas|L'été indien
Claude François|Alexandrie Alexandra|Comme d'habitude|Magnolias for Ever
Johnny Hallyday|Allumer le feu|Que je t'aime|Le pénitencier
Michel Sardou|La maladie d'amour|En chantant|Je vais t'aimer
France Gall|Ella, elle l'a|Résiste|Poupée de cire, poupée de son
Michel Berger|La groupie du pianiste|Le paradis blanc|Seras-tu là ?
Serge Gainsbourg|Je t'aime... moi non plus|La Javanaise|Initials B.B.
Françoise Hardy|Tous les garçons et les filles|Le temps de l'amour|Comment te dire adieu
Dalida|Laissez-moi danser|Paroles, paroles|Gigi l'Amoroso
Jean-Jacques Goldman|Je te donne|Envole-moi|Quand la musique est bonne
Téléphone|Un autre monde|Ça (c'est vraiment toi)|La bombe humaine
Indochine|L'aventurier|3e sexe|J'ai demandé à la lune
Mylène Farmer|Désenchantée|Libertine|Sans contrefaçon
Patrick Bruel|Casser la voix|Place des grands hommes|Alors regarde
Francis Cabrel|Je l'aime à mourir|Petite Marie|L'encre de tes yeux
Renaud|Mistral gagnant|Manhattan-Kaboul|Dès que le vent soufflera
MC Solaar|Caroline|Bouge de là|Nouveau western
IAM|Je danse le mia|Petit frère|L'école du micro d'argent
Suprême NTM|Ma Benz|Laisse pas traîner ton fils|That's My People
Diam's|La boulette|Jeune demoiselle|DJ
Stromae|Tous les mêmes|Ta fête|Santé
Angèle|Tout oublier|Bruxelles je t'aime|Flou
Orelsan|Basique|La terre est ronde|La fête est finie
Zaz|Je veux|On ira|Éblouie par la nuit
Maître Gims|Bella|J'me tire|Sapés comme jamais
Soprano|Cosmo|Clown|En feu
Jul|Tchikita|Toto et Ninetta|My World
Kendji Girac|Color Gitano|Andalouse|Conmigo
Vianney|Pas là|Je m'en vais|Beau-papa
Louane|Avenir|Jour 1|Je vole
Clara Luciani|La grenade|Le reste|Nue
Indila|Tourner dans le vide|S.O.S|Love Story
Aya Nakamura|Copines|Pookie|Jolie nana
Noir Désir|Le vent nous portera|L'homme pressé|Tostaky
Zouk Machine|Maldòn|Sa ké cho
Kassav'|Zouk la sé sèl médikaman nou ni|Syé bwa|Kolé séré
Herbert Grönemeyer|Männer|Mensch|Bochum
Nena|Nur geträumt|Irgendwie, irgendwo, irgendwann|Leuchtturm
Die Ärzte|Schrei nach Liebe|Männer sind Schweine|Junge
Die Toten Hosen|Tage wie diese|Hier kommt Alex|Zehn kleine Jägermeister
Rammstein|Sonne|Engel|Ich will
Die Fantastischen Vier|Die da!?!|MfG|Sie ist weg
Fettes Brot|Emanuela|Jein|Schwule Mädchen
Seeed|Dickes B|Music Monks|Ding
Peter Fox|Schwarz zu blau|Stadtaffe|Schüttel deinen Speck
Wir sind Helden|Denkmal|Nur ein Wort|Guten Tag
Silbermond|Das Beste|Symphonie|Durch die Nacht
Sportfreunde Stiller|Ein Kompliment|'54, '74, '90, 2006|Applaus, Applaus
Xavier Naidoo|Dieser Weg|Ich kenne nichts|Sie sieht mich nicht
Mark Forster|Au revoir|Bauch und Kopf|Flash mich
Andreas Bourani|Auf uns|Auf anderen Wegen|Nur in meinem Kopf
Tim Bendzko|Nur noch kurz die Welt retten|Wenn Worte meine Sprache wären|Keine Maschine
Cro|Easy|Einmal um die Welt|Traum
Apache 207|Roller|Wieso tust du dir das an?|Fame
Udo Lindenberg|Sonderzug nach Pankow|Cello|Horizont
Udo Jürgens|Aber bitte mit Sahne|Ich war noch niemals in New York|Mit 66 Jahren
Helene Fischer|Herzbeben|Achterbahn|Ich will immer wieder... dieses Fieber spür'n
Andrea Berg|Du hast mich tausendmal belogen|Die Gefühle haben Schweigepflicht|Ja ich will
Wolfgang Petry|Wahnsinn|Verlieben, verloren, vergessen, verzeihn|Weiß der Geier
DJ Ötzi|Hey Baby|Ein Stern (der deinen Namen trägt)|Anton aus Tirol
Falco|Der Kommissar|Jeanny|Vienna Calling
Opus|Live Is Life|Flyin' High
EAV|Küss die Hand, schöne Frau|Märchenprinz|Ba-Ba-Banküberfall
Wolfgang Ambros|Schifoan|Zentralfriedhof|Zwickt's mi
Rainhard Fendrich|I Am from Austria|Macho Macho|Es lebe der Sport
STS|Fürstenfeld|Irgendwann bleib i dann dort|Großvater
Wanda|Bologna|Bussi Baby|Columbo
Kraftwerk|Autobahn|Die Roboter|Trans Europa Express
Scooter|How Much Is the Fish?|Hyper Hyper|Maria (I Like It Loud)
Paul Kalkbrenner|Sky and Sand|Aaron|Feed Your Head
Robin Schulz|Prayer in C|Waves|Sugar
Felix Jaehn|Ain't Nobody (Loves Me Better)|Book of Love|Bonfire
Zedd|Stay the Night|The Middle|Spectrum
ATB|9 PM (Till I Come)|Ecstasy|Let U Go
Paul van Dyk|For an Angel|Nothing but You|Tell Me Why (The Riddle)
Adriano Celentano|Il ragazzo della via Gluck|Prisencolinensinainciusol|Soli
Lucio Battisti|La canzone del sole|Il mio canto libero|Emozioni
Lucio Dalla|Caruso|L'anno che verrà|4/3/1943
Fabrizio De André|Bocca di Rosa|La guerra di Piero|Via del Campo
Vasco Rossi|Albachiara|Vita spericolata|Sally
Zucchero|Senza una donna|Baila (Sexy Thing)|Diamante
Eros Ramazzotti|Se bastasse una canzone|Più bella cosa|Cose della vita
Laura Pausini|La solitudine|Strani amori|Tra te e il mare
Jovanotti|L'ombelico del mondo|Bella|A te
Gianna Nannini|Bello e impossibile|I maschi|America
Raffaella Carrà|Tanti auguri|A far l'amore comincia tu|Rumore
Ricchi e Poveri|Sarà perché ti amo|Mamma Maria|Voulez-vous danser
Al Bano & Romina Power|Libertà|Ci sarà|Sharazan
Umberto Tozzi|Ti amo|Tu|Stella stai
Pino D'Angiò|Ma quale idea|Okay Okay|Un concerto da strapazzo
Eiffel 65|Move Your Body|Too Much of Heaven|Viaggia insieme a me
Gigi D'Agostino|L'amour toujours|Bla Bla Bla|The Riddle
Måneskin|I Wanna Be Your Slave|Beggin'|Torna a casa
Fedez|Sesso e samba|Cigno nero|Mille
Mahmood|Soldi|Tuta gold|Inuyasha
Colapesce Dimartino|Musica leggerissima|Splash|Toy Boy
Julio Iglesias|Me olvidé de vivir|Soy un truhán, soy un señor|Hey
Luis Miguel|La incondicional|Ahora te puedes marchar|Suave
Mecano|Hijo de la luna|Mujer contra mujer|La fuerza del destino
Alaska y Dinarama|¿A quién le importa?|Ni tú ni nadie|Cómo pudiste hacerme esto a mí
Nacha Pop|Chica de ayer|Lucha de gigantes|Vístete
Radio Futura|Escuela de calor|La estatua del jardín botánico|Veneno en la piel
Hombres G|Devuélveme a mi chica|Venezia|Voy a pasármelo bien
Héroes del Silencio|Entre dos tierras|Maldito duende|La chispa adecuada
Joaquín Sabina|19 días y 500 noches|Y nos dieron las diez|Princesa
Joan Manuel Serrat|Mediterráneo|Cantares|Penélope
Alejandro Sanz|Corazón partío|Amiga mía|Y, ¿si fuera ella?
Estopa|La raja de tu falda|Tu calorro|Como Camarón
La Oreja de Van Gogh|Rosas|La playa|Puedes contar conmigo
Amaral|Sin ti no soy nada|El universo sobre mí|Te necesito
Camarón de la Isla|Como el agua|La leyenda del tiempo|Soy gitano
Paco de Lucía|Entre dos aguas|Río Ancho|Almoraima
Soda Stereo|De música ligera|Persiana americana|En la ciudad de la furia
Los Fabulosos Cadillacs|Matador|Vasos vacíos|Mal bicho
Los Auténticos Decadentes|La guitarra|Loco (tu forma de ser)|Cómo me voy a olvidar
Maná|Oye mi amor|Rayando el sol|Clavado en un bar
Café Tacvba|Eres|Ingrata|Las flores
Caifanes|La negra Tomasa|Afuera|No dejes que...
Molotov|Gimme tha Power|Frijolero|Voto latino
Vicente Fernández|Volver, volver|El rey|Acá entre nos
Juan Gabriel|Querida|Amor eterno|Hasta que te conocí
José José|El triste|Gavilán o paloma|La nave del olvido
Selena|Como la flor|Bidi Bidi Bom Bom|Amor prohibido
Los Ángeles Azules|Cómo te voy a olvidar|17 años|El listón de tu pelo
Grupo Niche|Cali pachanguero|Gotas de lluvia|Una aventura
Joe Arroyo|La rebelión|En Barranquilla me quedo|Tania
Willie Colón & Rubén Blades|Pedro Navaja|Plástico|Siembra
Rubén Blades|Decisiones|Patria|Amor y control
Héctor Lavoe|El cantante|Periódico de ayer|El día de mi suerte
El Gran Combo de Puerto Rico|Me liberé|Brujería|Timbalero
Oscar D'León|Llorarás|Mi bajo y yo|Calculadora
Buena Vista Social Club|Chan Chan|El cuarto de Tula|Dos gardenias
Gente de Zona|La gozadora|Traidora|Más macarena
Nicky Jam|El perdón|Travesuras|Hasta el amanecer
Wisin & Yandel|Rakata|Algo me gusta de ti|Abusadora
Tego Calderón|Pa' que retozen|Métele sazón|Cosa buena
Calle 13|Atrévete-te-te|Latinoamérica|No hay nadie como tú
Ivy Queen|Quiero bailar|Quiero saber|La vida es así
Zion & Lennox|Yo voy|Hoy lo siento|Otra vez
Rauw Alejandro|Todo de ti|Tattoo|Desesperados
Feid|Normal|Feliz cumpleaños Ferxxo|Chorrito pa las ánimas
Bomba Estéreo|Fuego|Soy yo|To My Love
Bizarrap|Quevedo: Bzrp Music Sessions, Vol. 52|Shakira: Bzrp Music Sessions, Vol. 53|Villano Antillano: Bzrp Music Sessions, Vol. 51
Antônio Carlos Jobim|Wave|Águas de março|Desafinado
Jorge Ben Jor|País tropical|Taj Mahal|Chove chuva
Caetano Veloso|Alegria, alegria|Sozinho|Você é linda
Gilberto Gil|Aquele abraço|Toda menina baiana|Palco
Gal Costa|Baby|Festa do interior|Índia
Chico Buarque|Construção|A banda|Apesar de você
Elis Regina|Como nossos pais|O bêbado e a equilibrista|Madalena
Tim Maia|Não quero dinheiro|Gostava tanto de você|Azul da cor do mar
Legião Urbana|Tempo perdido|Faroeste caboclo|Pais e filhos
Os Paralamas do Sucesso|Meu erro|Óculos|Lanterna dos afogados
Skank|Garota nacional|Vou deixar|Jackie Tequila
Ivete Sangalo|Sorte grande|Festa|Eva
Daniela Mercury|O canto da cidade|Swing da cor|Rapunzel
Anitta|Envolver|Vai malandra|Show das poderosas
Marília Mendonça|Infiel|Todo mundo vai sofrer|Supera
Jorge & Mateus|Sosseguei|Logo eu|Propaganda
Gusttavo Lima|Balada|Bloqueado|Apelido carinhoso
Amália Rodrigues|Uma casa portuguesa|Barco negro|Estranha forma de vida
Cesária Évora|Sodade|Petit pays|Bésame mucho
Xutos & Pontapés|A minha casinha|Não sou o único|Contentores
Tarkan|Dudu|Hepsi Senin Mi?|Öp
Barış Manço|Gülpembe|Dağlar Dağlar|Arkadaşım Eşek
Sezen Aksu|Gidiyorum|Hadi Bakalım|Şinanay
Sertab Erener|Everyway That I Can|Aşk|Kumsalda
Müslüm Gürses|Nilüfer|Affet|Sensiz Olmaz
Duman|Seni Kendime Sakladım|Her Şeyi Yak|Bu Akşam
Khánh Ly|Hạ Trắng|Biển Nhớ|Như Cánh Vạc Bay
Hồng Nhung|Phố Mùa Đông|Bống Bồng Ơi|Một Ngày Mới
Mỹ Tâm|Ước Gì|Họa Mi Tóc Nâu|Cây Đàn Sinh Viên
Đàm Vĩnh Hưng|Bình Minh Sẽ Mang Em Đi|Say Tình|Xin Lỗi Tình Yêu
Sơn Tùng M-TP|Lạc Trôi|Chạy Ngay Đi|Hãy Trao Cho Anh
Đen Vâu|Bài Này Chill Phết|Hai Triệu Năm|Trốn Tìm
Hoàng Thùy Linh|Để Mị Nói Cho Mà Nghe|Kẻ Cắp Gặp Bà Già|Bánh Trôi Nước
Hà Anh Tuấn|Tháng Tư Là Lời Nói Dối Của Em|Tháng Mấy Em Nhớ Anh?|Hoa Hồng
MIN|Có Em Chờ|Em Mới Là Người Yêu Anh|Ghen
AMEE|Anh Nhà Ở Đâu Thế|Sao Anh Chưa Về Nhà|Tình Bạn Diệu Kỳ
Vũ.|Lạ Lùng|Đông Kiếm Em|Bước Qua Nhau
Bích Phương|Bùa Yêu|Đi Đu Đưa Đi|Mình Yêu Nhau Đi
Кино|Пачка сигарет|Кукушка|Спокойная ночь|Мама, мы все сойдём с ума|Видели ночь|Алюминиевые огурцы
Алла Пугачёва|Арлекино|Позови меня с собой|Айсберг|Паромщик|Маэстро|Волшебник-недоучка
Владимир Высоцкий|Кони привередливые|Песня о друге|Охота на волков|Он не вернулся из боя|Утренняя гимнастика|Парус
Земфира|Хочешь?|Искала|Ариведерчи|Прости меня моя любовь|Бесконечность|Мы разбиваемся
Мумий Тролль|Владивосток 2000|Утекай|Дельфины|Медведица|Такие девчонки|Невеста?
Сплин|Выхода нет|Моё сердце|Орбит без сахара|Романс|Мы сидели и курили|Линия жизни
ДДТ|Что такое осень|Это всё|Родина|Дождь|Метель|Не стреляй
Наутилус Помпилиус|Скованные одной цепью|Я хочу быть с тобой|Крылья|Тутанхамон|На берегу безымянной реки|Взгляд с экрана
Король и Шут|Кукла колдуна|Лесник|Прыгну со скалы|Ели мясо мужики|Дурак и молния|Проклятый старый дом
Машина времени|Поворот|Костёр|За тех, кто в море|Марионетки|Он был старше её|Однажды мир прогнётся под нас
Ленинград|Экспонат|WWW|Мне бы в небо|Никого не жалко|В Питере — пить|Дорожная
Руки Вверх!|Крошка моя|Студент|Чужие губы|18 мне уже|Он тебя целует|Алёшка
Иванушки International|Тополиный пух|Тучи|Кукла|Снегири|Реви|Колечко
Валерий Меладзе|Сэра|Салют, Вера|Красиво|Иностранец|Притяженья больше нет|Девушки из высшего общества
ВИА Гра|Попытка № 5|Бриллианты|Я не вернусь|Биология|Стоп! Стоп! Стоп!|Обними меня
Дима Билан|Невозможное возможно|Я просто люблю тебя|Молния|Держи|Мулатка|Малыш
Макс Корж|Малый повзрослел|Жить в кайф|Небо поможет нам|Эндорфин|Горы по колено|Мотылёк
Miyagi & Andy Panda|Kosandra|I Got Love|Там ревели горы|Минор|Utopia|All the Time
Баста|Сансара|Моя игра|Выпускной (Медлячок)|Там, где нас нет|Урбан|Обернись
Звери|Дожди-пистолеты|Районы-кварталы|До скорой встречи!|Всё, что касается|Напитки покрепче|Рома, извини
Би-2|Полковнику никто не пишет|Мой рок-н-ролл|Серебро|Варвара|Молитва|Лайки
Скрябін|Місця щасливих людей|Старі фотографії|Мам|Шампанські очі|Сам собі країна|Люди як кораблі
Океан Ельзи|Без бою|Така, як ти|На небі|Стріляй|Там, де нас нема|Не твоя війна
Софія Ротару|Водограй|Черемшина|Край|Один на світі|Лаванда|Хуторянка
Один в каное|У мене немає дому|Човен|Пообіцяй мені
Go_A|Шум|Соловей|Веснянка|Жальменіна
Здравко Чолић|Ти си ми у крви|Пусти, пусти модо|Главо луда|Зелена си река била
Бијело дугме|Ђурђевдан|Кад бих био бијело дугме|Липе цвату|Хајдемо у планине|Све ће то, мила моја, прекрити рузмарин, снјегови и шаш|Битанга и принцеза
Лили Иванова|Камино|Ветрове|Хризантеми|Стари мой, приятелю
Щурците|Клетва|Вкусът на времето
邓丽君|我只在乎你|千言万语|但愿人长久|何日君再来|在水一方|夜来香
周杰伦|晴天|告白气球|双截棍|简单爱|发如雪|菊花台
五月天|倔强|温柔|突然好想你|知足|后来的我们|恋爱ing
林俊杰|江南|曹操|修炼爱情|不为谁而作的歌|可惜没如果|她说
陈奕迅|十年|富士山下|浮夸|好久不见|爱情转移|孤勇者
王菲|红豆|容易受伤的女人|我愿意|匆匆那年|传奇|如愿
张学友|一千个伤心的理由|她来听我的演唱会|祝福|情网|饿狼传说|李香兰
刘德华|忘情水|爱你一万年|冰雨|谢谢你的爱|一起走过的日子|中国人
Beyond|不再犹豫|喜欢你|真的爱你|大地|情人|长城
张国荣|沉默是金|风继续吹|倩女幽魂|当爱已成往事|Monica|为你钟情
罗大佑|童年|恋曲1990|光阴的故事|鹿港小镇|东方之珠|你的样子
李宗盛|山丘|凡人歌|鬼迷心窍|给自己的歌|爱的代价|寂寞难耐
崔健|一无所有|花房姑娘|新长征路上的摇滚|假行僧|一块红布|从头再来
孙燕姿|天黑黑|遇见|开始懂了|绿光|逆光|我怀念的
蔡依林|日不落|舞娘|倒带|说爱你|爱情三十六计|看我72变
张惠妹|听海|姐妹|我可以抱你吗|三天三夜|记得|解脱
S.H.E|Super Star|中国话|恋人未满|不想长大|波斯猫|热带雨林
凤凰传奇|月亮之上|自由飞翔|荷塘月色|奢香夫人|郎的诱惑|等爱的玫瑰
邓紫棋|泡沫|光年之外|倒数|喜欢你|再见|来自天堂的魔鬼
薛之谦|演员|丑八怪|认真的雪|绅士|刚刚好|你还要我怎样
毛不易|消愁|像我这样的人|借|平凡的一天|无问|牧马城市
李荣浩|李白|年少有为|模特|不将就|戒烟|麻雀
久石譲|となりのトトロ|人生のメリーゴーランド|あの夏へ|風のとおり道
松任谷由実|春よ、来い|卒業写真|ひこうき雲|守ってあげたい|やさしさに包まれたなら|ルージュの伝言
中島みゆき|糸|時代|地上の星|ファイト!|わかれうた|悪女
サザンオールスターズ|いとしのエリー|TSUNAMI|勝手にシンドバッド|希望の轍|波乗りジョニー|真夏の果実
山下達郎|クリスマス・イブ|Ride on Time|Sparkle|あまく危険な香り|さよなら夏の日|高気圧ガール
竹内まりや|元気を出して|駅|けんかをやめて|シングル・アゲイン|September|不思議なピーチパイ
大滝詠一|君は天然色|恋するカレン|幸せな結末|さらばシベリア鉄道|カナリア諸島にて
松田聖子|赤いスイートピー|青い珊瑚礁|夏の扉|渚のバルコニー|SWEET MEMORIES|瑠璃色の地球
中森明菜|少女A|DESIRE -情熱-|飾りじゃないのよ涙は|スローモーション|セカンド・ラブ|ミ・アモーレ
宇多田ヒカル|First Love|Automatic|One Last Kiss|光|花束を君に|traveling
B'z|ultra soul|LADY NAVIGATION|裸足の女神|愛のままにわがままに 僕は君だけを傷つけない|今夜月の見える丘に|さまよえる蒼い弾丸
Mr.Children|innocent world|Tomorrow never knows|HANABI|名もなき詩|抱きしめたい|しるし
スピッツ|ロビンソン|チェリー|空も飛べるはず|楓|涙がキラリ☆|渚
BUMP OF CHICKEN|天体観測|カルマ|車輪の唄|K|ray|スノースマイル
RADWIMPS|前前前世|なんでもないや|愛にできることはまだあるかい|スパークル|ふたりごと|おしゃかしゃま
嵐|Love so sweet|One Love|Happiness|A・RA・SHI|Monster|Troublemaker
いきものがかり|ありがとう|ブルーバード|YELL|じょいふる|SAKURA|帰りたくなったよ
Perfume|ポリリズム|チョコレイト・ディスコ|レーザービーム|ワンルーム・ディスコ|FLASH|Spring of Life
きゃりーぱみゅぱみゅ|PONPONPON|つけまつける|CANDY CANDY|ファッションモンスター|にんじゃりばんばん|もったいないとらんど
米津玄師|パプリカ|KICK BACK|感電|Loser|ピースサイン|馬と鹿
YOASOBI|群青|怪物|祝福|ハルジオン|たぶん|あの夢をなぞって
Official髭男dism|Pretender|宿命|イエスタデイ|I LOVE...|Subtitle|ミックスナッツ
あいみょん|マリーゴールド|裸の心|君はロックを聴かない|ハルノヒ|愛を伝えたいだとか|生きていたんだよな
King Gnu|白日|飛行艇|カメレオン|逆夢|一途|The hole
藤井風|きらり|死ぬのがいいわ|何なんw|grace|まつり|帰ろう
Ado|うっせぇわ|新時代|踊|唱|私は最強|ウタカタララバイ
조용필|단발머리|돌아와요 부산항에|킬리만자로의 표범|모나리자|바운스|여행을 떠나요
이문세|광화문 연가|옛사랑|붉은 노을|소녀|가로수 그늘 아래 서면|사랑이 지나가면
서태지와 아이들|난 알아요|하여가|컴백홈|교실 이데아|발해를 꿈꾸며|너에게
김광석|서른 즈음에|이등병의 편지|사랑했지만|먼지가 되어|일어나|그날들
빅뱅|하루하루|뱅뱅뱅|판타스틱 베이비|마지막 인사|붉은 노을|블루
소녀시대|다시 만난 세계|소원을 말해봐|런 데빌 런|라이온 하트|훗|파티
아이유|밤편지|금요일에 만나요|에잇|라일락|블루밍|너랑 나
방탄소년단|피 땀 눈물|불타오르네|작은 것들을 위한 시|상남자|쩔어|고민보다 Go
블랙핑크|마지막처럼|불장난|휘파람|붐바야|핑크 베놈|킬 디스 러브
악동뮤지션|어떻게 이별까지 사랑하겠어, 널 사랑하는 거지|오랜 날 오랜 밤|200%|낙하|다이노소어|사람들이 움직이는 게
볼빨간사춘기|우주를 줄게|썸 탈꺼야|여행|나의 사춘기에게|나만, 봄|좋다고 말해
뉴진스|디토|하이프 보이|어텐션|슈퍼 샤이
싸이|젠틀맨|챔피언|연예인|새|흔들어주세요|나팔바지
أم كلثوم|سيرة الحب|الأطلال|بعيد عنك|هذه ليلتي|فات الميعاد|أمل حياتي
فيروز|نحنا والقمر جيران|سألتك حبيبي|زهرة المدائن|أعطني الناي وغن|بحبك يا لبنان|حبيتك بالصيف
عبد الحليم حافظ|قارئة الفنجان|أهواك|زي الهوى|جانا الهوى|سواح|على حسب وداد
وردة الجزائرية|بتونس بيك|في يوم وليلة|العيون السود|حرمت أحبك|لولا الملامة|أوقاتي بتحلو
عمرو دياب|وماله|أنا عايش|حبيبي يا عمري|العالم الله|راجعين|ليلي نهاري
محمد منير|الليلة يا سمرا|شبابيك|في عشق البنات|يا طير يا طاير|حارة السقايين|لو بطلنا نحلم نموت
حكيم|السلام عليكم|آه يا قلبي|نار|إفرض مثلا|النظرة
كاظم الساهر|زيديني عشقا|أنا وليلى|قولي أحبك|مدرسة الحب|عبرت الشط|ها حبيبي
نانسي عجرم|أخاصمك آه|إحساس جديد|معجبة|لون عيونك|في حاجات|شخبط شخابيط
إليسا|بدي دوب|عبالي حبيبي|أجمل إحساس|حب كل حياتي|يا مرايتي|كرهني
وائل كفوري|البنت القوية|حالة حب|مين حبيبي أنا|يا ضلي يا روحي|لو حبنا غلطة|صفحة وطويتا
حسين الجسمي|بحبك وحشتيني|أما براوة|فقدتك|ستة الصبح|بودعك|وتبقى لي
سعد لمجرد|غلطانة|سالينا|مال حبيبي مالو|غزالي|عدى الكلام|إنتي
الشاب خالد|وهران|سربي سربي|بختة|وين الهربة|الشابة|الهدة هدة
رشيد طه|يا رايح وين مسافر|بارة بارة|وهران وهران|إيدا
الشاب مامي|يوم ورا يوم|غزالي|تزعزع خاطري|بلادي
راغب علامة|قلبي عشقها|نسيني الدنيا|سيدي الغالي|طب ليه|يا ريت فيي خبيها|حبيبي ضحكلي
شيرين عبد الوهاب|آه يا ليل|صبري قليل|حبيت|جرح تاني|على بالي|ما شربتش من نيلها
مسار إجباري|نهايات الحكاوي|تقع وتقوم|متخافيش
كايروكي|مربوط بأستك|أثبت مكانك|يا الميدان|السكة شمال|آخر أغنية|نقطة بيضا
ویگن|مهتاب|لالایی|بردی از یادم|دل دیوانه
گوگوش|من آمده‌ام|طلاق|پل|جاده|همسفر|کویر
ابی|خلیج|شب زده|پوست شیر|ستاره دنباله دار|کی اشکاتو پاک می‌کنه|تپش
نصرت فتح علی خان|آفریں آفریں|دم مست قلندر|تمہیں دل لگی بھول جانی پڑے گی|یہ جو ہلکا ہلکا سرور ہے|میرے رشک قمر|سانسوں کی مالا پہ
लता मंगेशकर|अजीब दास्तां है ये|प्यार किया तो डरना क्या|आज फिर जीने की तमन्ना है|तुझे देखा तो ये जाना सनम|दीदी तेरा देवर दीवाना|सत्यम शिवम सुंदरम
किशोर कुमार|पल पल दिल के पास|एक लड़की भीगी भागी सी|ज़िन्दगी एक सफ़र है सुहाना|ये शाम मस्तानी|रूप तेरा मस्ताना|चिंगारी कोई भड़के
मोहम्मद रफ़ी|क्या हुआ तेरा वादा|बहारों फूल बरसाओ|चुरा लिया है तुमने जो दिल को|आज मौसम बड़ा बेईमान है|याहू! चाहे कोई मुझे जंगली कहे|तेरी गलियों में
आशा भोसले|पिया तू अब तो आजा|दम मारो दम|ये मेरा दिल|इन आँखों की मस्ती|आओ हुज़ूर तुमको|झुमका गिरा रे
ए. आर. रहमान|दिल से रे|माँ तुझे सलाम|ख्वाजा मेरे ख्वाजा|तेरे बिना|कुन फ़ाया कुन|ये जो देस है तेरा
उदित नारायण|पापा कहते हैं|पहला नशा|राजा को रानी से प्यार हो गया|मैं यहाँ हूँ|ऐ अजनबी|जादू तेरी नज़र
सोनू निगम|कल हो ना हो|अभी मुझ में कहीं|सूरज हुआ मद्धम|ये दिल दीवाना|संदेसे आते हैं|मैं अगर कहूँ
अरिजीत सिंह|चन्ना मेरेया|केसरिया|ऐ दिल है मुश्किल|गेरुआ|राब्ता|अगर तुम साथ हो
श्रेया घोषाल|बैरी पिया|डोला रे डोला|तेरी मेरी|मनवा लागे|घूमर|दीवानी मस्तानी
दलेर मेहंदी|तुनक तुनक तुन|बोलो ता रा रा|ना ना ना ना ना रे|रंग दे बसंती
Πασχάλης Τερζής|Δυο νύχτες|Παλιόκαιρος|Νοτιάς
Χάρις Αλεξίου|Δημητρούλα μου|Οι φίλοι μου χαράματα|Όλα σε θυμίζουν|Το τανγκό της Νεφέλης|Ξημερώνει
Γιώργος Νταλάρας|Αχ χελιδόνι μου|Μη μου θυμώνεις μάτια μου|Παραπονεμένα λόγια
Μάνος Χατζιδάκις|Χάρτινο το φεγγαράκι|Κεμάλ
Βασίλης Παπακωνσταντίνου|Χαιρετίσματα|Να κοιμηθούμε αγκαλιά|Πριν το τέλος
Βασίλης Τσιτσάνης|Συννεφιασμένη Κυριακή|Αχάριστη|Της γερακίνας γιος|Μπαξέ τσιφλίκι|Νύχτες μαγικές
Έλενα Παπαρίζου|Το φως στη ψυχή|Γύρνα με στο χτες|Αν ήσουν αγάπη
Άννα Βίσση|Δώδεκα|Αγάπη υπερβολική|Τραύμα|Μεθυσμένη πολιτεία|Ψυχεδέλεια|Παραλύω
Σάκης Ρουβάς|Αίμα, δάκρυα κι ιδρώτας|Μην αντιστέκεσαι|Κάν' το|Γεννήθηκα για σένα
אריק איינשטיין|עוף גוזל|אני ואתה|מה אתה עושה כשאתה קם בבוקר|אמרו לו|שיר אהבה קיטשי|ואלס להגנת הצומח
כוורת|יו יה|נתתי לה חיי|שיר המכולת|המגפיים של ברוך|הורה היאחזות|גולית
שלמה ארצי|ירח|אהבתיה|תרקוד|גבר הולך לאיבוד|לא עוזב את העיר|האיש ההוא
זוהר ארגוב|הפרח בגני|ים של דמעות|אלינור|היה לי חבר היה לי אח|בדד
עידן רייכל|בואי|ממעמקים|מי נהר|שאריות של החיים|מחכה
עופרה חזה|חי|אם ננעלו|גלבי|שיר הפרחה|לאורך הים
סטטיק ובן אל תבורי|טודו בום|סלסולים|סתם|ברביו|זהב
נועה קירל|פאוץ'|מיליון דולר
עומר אדם|תל אביב|מודה אני|שני משוגעים|אחרי כל השנים|נועצת מבט|הבן אדם שלך
คาราบาว|เมดอินไทยแลนด์|บัวลอย|วณิพก|ทะเลใจ|กัญชา|เดือนเพ็ญ
ธงไชย แมคอินไตย์|แฟนจ๋า|ซ่อมได้|ด้วยรักและผูกพัน|คู่กัด|บูมเมอแรง|สบาย สบาย
บอดี้สแลม|แสงสุดท้าย|ความเชื่อ|คิดฮอด|ยาพิษ|งมงาย|อกหัก
โลโซ|ซมซาน|ใจสั่งมา|อะไรก็ยอม|คุณเธอ|ฝนตกที่หน้าต่าง|พันธ์ทิพย์
พงษ์สิทธิ์ คำภีร์|คิดถึง|สุดใจ|ตลอดเวลา
พุ่มพวง ดวงจันทร์|ผู้ชายในฝัน|กระแซะเข้ามาซิ|สาวนาสั่งแฟน|นักร้องบ้านนอก|ส้มตำ
อัสนี-วสันต์|กุ้มใจ|ยินดีไม่มีปัญหา|บังอรเอาแต่นอน|บ้าหอบฟาง|ก็เคยสัญญา|หนึ่งมิตรชิดใกล้
ვახტანგ კიკაბიძე|ჩიტო გვრიტო
Miriam Makeba|The Click Song|Malaika|Soweto Blues|A Luta Continua|Mbube
Fela Kuti|Zombie|Water No Get Enemy|Lady|Sorrow Tears and Blood|Gentleman|Shakara
Burna Boy|Ye|On the Low|Anybody|City Boys|It's Plenty|Kilometre
Wizkid|Ojuelegba|Come Closer|Joro|Soco|Ginger|No Stress
Davido|Fall|If|Fia|Assurance|Unavailable|Feel
Tiwa Savage|Koroba|All Over|Eminado|Attention|Ma Lo|Somebody's Son
Youssou N'Dour|7 Seconds|Birima|Set|Immigrés|Shakin' the Tree|Chimes of Freedom
Salif Keita|Yamore|Madan|Africa|Sina|Tekere|Mandjou
Amadou & Mariam|Sabali|Beaux dimanches|Je pense à toi|Coulibaly|La réalité|M'bife
Magic System|Magic in the Air|Ambiance à l'africaine|Zouglou Dance|Bouger bouger|Un gaou à Oran|Même pas fatigué
Tinariwen|Sastanàqqàm|Cler achel|Tenere taqhim tossam|Iswegh attay
Mory Kanté|Yé ké yé ké|Tama
Bob Marley & The Wailers|One Love|Is This Love|Buffalo Soldier|Redemption Song|Jamming|Get Up, Stand Up
Jimmy Cliff|The Harder They Come|Many Rivers to Cross|You Can Get It If You Really Want|I Can See Clearly Now|Reggae Night|Vietnam
Toots and the Maytals|Pressure Drop|54-46 That's My Number|Funky Kingston|Sweet and Dandy|Monkey Man|Reggae Got Soul
UB40|Red Red Wine|Kingston Town|Can't Help Falling in Love|Food for Thought|One in Ten|Cherry Oh Baby
Shaggy|Boombastic|Angel|Oh Carolina|In the Summertime|Hey Sexy Lady|Luv Me, Luv Me
Sean Paul|Gimme the Light|Like Glue|We Be Burnin'|No Lie|Got 2 Luv U|She Doesn't Mind
Damian Marley|Welcome to Jamrock|Road to Zion|Affairs of the Heart|Medication|Set Up Shop|Beautiful
Inner Circle|Bad Boys|Games People Play|Rock with You|Black Roses
Big Mountain|Baby, I Love Your Way|Touch My Light
Buju Banton|Champion|Untold Stories|Wanna Be Loved|Murderer|Not an Easy Road|Love Sponge
`);
