/** A line is what a deck says, "artist|title", and a request, "title|artist": the same song, as tags, files, shops and other scripts have it. */
const SAME = `
|07 - Daft Punk - One More Time (Club Mix) [123bpm].mp3>One More Time|Daft Punk
Lil Jon & The East Side Boyz ft. Ying Yang Twins|Get Low>Get Low|Lil Jon & The East Side Boyz
Lil Jon|Get Low (feat. Ying Yang Twins) (Dirty)>Get Low|Lil Jon & The East Side Boyz feat. Ying Yang Twins
Calvin Harris|This Is What You Came For (feat. Rihanna)>This Is What You Came For|Calvin Harris & Rihanna
Rihanna|We Found Love ft. Calvin Harris [Clean] 128>We Found Love|Rihanna
|Rihanna - We Found Love (feat. Calvin Harris) (Clean) - 1A - 128.mp3>We Found Love|Rihanna feat. Calvin Harris
|A1 Donna Summer - I Feel Love (12'' Version).aiff>I Feel Love|Donna Summer
|01. Donna Summer - I Feel Love.mp3>I feel love|donna summer
|1-05 Donna Summer - I Feel Love.m4a>I feel love|donna summer
|Donna Summer - I Feel Love (2012 Remaster)>I feel love|donna summer
Donna Summer|I Feel Love (1977 Version) (Remastered)>I feel love|donna summer
Donna Summer|I Feel Love - 2012 Remastered Version>I feel love|donna summer
Donna Summer|I Feel Love (Remastered 2012, Album Version)>I feel love|donna summer
Donna Summer|I Feel Love [Explicit] (Album Version)>I feel love|donna summer
I Feel Love|Donna Summer>I feel love|donna summer
Kylie Minogue|Can't Get You Out Of My Head (Extended Mix) [EMI]>Can't Get You Out of My Head|Kylie Minogue
Kylie Minogue|Cant Get You Out Of My Head>Can’t Get You Out of My Head|Kylie
Kylie|Can't Get You out of My Head>Can't Get You Out of My Head|Kylie Minogue
The Notorious B.I.G.|Hypnotize>Hypnotize|Notorious BIG
Notorious BIG, The|Hypnotize (Clean)>Hypnotize|The Notorious B.I.G.
Beatles, The|Hey Jude>Hey Jude|The Beatles
Beatles|Hey Jude (Remastered 2015)>Hey Jude|The Beatles
Jackson, Michael|Billie Jean>Billie Jean|Michael Jackson
P!nk|Get the Party Started>Get The Party Started|Pink
Ke$ha|TiK ToK>Tik Tok|Kesha
A$AP Rocky|Praise The Lord (Da Shine) (feat. Skepta)>Praise the Lord|ASAP Rocky
Guns N' Roses|Sweet Child O' Mine (Live)>Sweet Child O Mine|Guns and Roses
Guns 'N' Roses|Sweet Child Of Mine>Sweet Child O' Mine|Guns N' Roses
Earth Wind and Fire|September (Intro)>September|Earth, Wind & Fire
Simon & Garfunkel|Mrs. Robinson>Mrs Robinson|Simon and Garfunkel
Macklemore x Ryan Lewis|Thrift Shop (feat. Wanz) [Radio Edit]>Thrift Shop|Macklemore & Ryan Lewis
Macklemore and Ryan Lewis feat Wanz|Thrift Shop>Thrift Shop (feat. Wanz)|Macklemore & Ryan Lewis
|Macklemore_&_Ryan_Lewis_-_Thrift_Shop_(feat._Wanz)_95bpm.mp3>Thrift Shop|Macklemore & Ryan Lewis
|Beyonc - Single Ladies (Put a Ring on It)>Single Ladies|Beyoncé
|Beyonce-Single Ladies.mp3>Single Ladies (Put a Ring on It)|Beyoncé
|Beyonce – Single Ladies>Single Ladies (Put a Ring on It)|Beyoncé
|Beyonce — Single Ladies>Single Ladies (Put a Ring on It)|Beyoncé
|Single Ladies (Put A Ring On It) - Beyoncé>Single Ladies (Put a Ring on It)|Beyoncé
Beyonce|Beyonce - Single Ladies (Put A Ring On It) (Quick Hit Clean) 97>Single Ladies (Put a Ring on It)|Beyoncé
Beyonce|Single Ladies (Put A Ring On It>Single Ladies (Put a Ring on It)|Beyoncé
Queen|Don't Stop Me Now (Remastered 20>Don't Stop Me Now|Queen
The Black Eyed Peas|I Gotta Feeling (FMIF Remix Edit>I Gotta Feeling|Black Eyed Peas
Creedence Clearwater Revival|Have You Ever Seen The Rain>Have You Ever Seen the Rain?|CCR
Creedence Clearwater Revival|Have You Ever Seen The Rain>Have You Ever Seen the Rain?|Creedence
|Creedence Clearwater Revival - H>Have You Ever Seen the Rain|Creedence Clearwater Revival
|Creedence Clearwater Revival - Have Y>Have You Ever Seen the Rain|Creedence Clearwater Revival
Bob Marley & The Wailers|Could You Be Loved>Could You Be Loved|Bob Marley
Bob Marley|Is This Love>Is This Love|Bob Marley and the Wailers
Kino|Gruppa krovi>Группа крови|Кино
Виктор Цой|Группа крови>Gruppa Krovi|Viktor Tsoi
Кино|Пачка сигарет>Pachka sigaret|Kino
Kino|Peremen>Перемен|Кино
Zemfira|Iskala>Искала|Земфира
Земфира|Хочешь?>Hochesh|Zemfira
Верка Сердючка|Dancing Lasha Tumbai>Dancing Lasha Tumbai|Verka Serduchka
Верка Сердючка|Всё будет хорошо>Vse budet horosho|Verka Serduchka
Ленинград|Экспонат>Eksponat|Leningrad
Тату|Нас не догонят>Nas ne dogonyat|t.A.T.u.
Руки Вверх|18 мне уже>18 mne uzhe|Ruki Vverh
Иван Дорн|Стыцамен>Stytsamen|Ivan Dorn
Бузова|Мало половин>Malo polovin|Buzova
Океан Ельзи|Обійми>Obiymy|Okean Elzy
Despina Vandi|Gia>Γεια|Δέσποινα Βανδή
Δέσποινα Βανδή|Γεια>Geia|Despina Vandi
Anna Vissi|Dodeka>Δώδεκα|Άννα Βίσση
Σάκης Ρουβάς|Σήμερα>Simera|Sakis Rouvas
Μίκης Θεοδωράκης|Χορός του Ζορμπά>Horos tou Zorba|Mikis Theodorakis
Haris Alexiou|Mia Pista Apo Fosforo>Μια πίστα από φώσφορο|Χάρις Αλεξίου
Γιώργος Μαζωνάκης|Γουστάρω>Goustaro|Giorgos Mazonakis
Fairuz|Nassam Alayna El Hawa>نسم علينا الهوى|فيروز
فيروز|كيفك انت>Kifak Inta|Fairouz
Nancy Ajram|Ya Tabtab Wa Dallaa>يا طبطب ودلع|نانسي عجرم
نانسي عجرم|آه ونص>Ah W Noss|Nancy Ajram
Amr Diab|Habibi Ya Nour El Ain>حبيبي يا نور العين|عمرو دياب
عمرو دياب|يتعلموا>Yetalemo|Amr Diab
Cheb Khaled|Didi>ديدي|الشاب خالد
Khaled|Didi>ديدي|خالد
Saad Lamjarred|LM3ALLEM>المعلم|سعد لمجرد
سعد لمجرد|إنت معلم>Enta Maalem|Saad Lamjarred
Elissa|Aa Bali Habibi>عبالي حبيبي|إليسا
حسين الجسمي|بشرة خير>Boshret Kheir|Hussain Al Jassmi
Kyu Sakamoto|Ue o Muite Arukou>上を向いて歩こう|坂本九
YOASOBI|夜に駆ける>Yoru ni Kakeru|YOASOBI
YOASOBI|アイドル>Idol|YOASOBI
Kenshi Yonezu|Lemon>Lemon|米津玄師
Hikaru Utada|ファーストラブ>First Love|宇多田ヒカル
LiSA|Gurenge>紅蓮華|LiSA
Perfume|チョコレイト・ディスコ>Chocolate Disco|Perfume
きゃりーぱみゅぱみゅ|ファッションモンスター>Fashion Monster|Kyary Pamyu Pamyu
スピッツ|ロビンソン>Robinson|Spitz
Spitz|Cherry>チェリー|スピッツ
さだまさし|いとこ>Itoko|Sada Masashi
Kitaro|ひまわり>Himawari|喜多郎
PSY|강남스타일 (Gangnam Style)>Gangnam Style|PSY
PSY|GANGNAM STYLE(강남스타일)>Gangnam Style|PSY
BTS|봄날 (Spring Day)>Spring Day|BTS
邓丽君|月亮代表我的心>月亮代表我的心|鄧麗君
鄧麗君 (Teresa Teng)|月亮代表我的心>月亮代表我的心|邓丽君
Jay Chou|晴天 (Sunny Day)>晴天|Jay Chou
周杰倫|晴天>晴天|周杰伦
Omer Adam|Tel Aviv>תל אביב|עומר אדם
Idan Raichel|Mimaamakim>ממעמקים|עידן רייכל
Tarkan|Şımarık>Simarik|Tarkan
Tarkan|Kiss Kiss (Şımarık)>Şımarık|Tarkan
Sezen Aksu|Hadi Bakalım>Hadi bakalim|Sezen Aksu
Sigur Rós|Hoppípolla>Hoppipolla|Sigur Ros
Björk|Jóga>Joga|Bjork
Motörhead|Ace Of Spades>Ace of Spades|Motorhead
Mötley Crüe|Kickstart My Heart>Kickstart my heart|Motley Crue
Die Ärzte|Schrei nach Liebe>Schrei nach Liebe|Die Aerzte
Udo Jürgens|Griechischer Wein>Griechischer Wein|Udo Juergens
Falco|Rock Me Amadeus (The Official '86 Version)>Rock Me Amadeus|Falco
Sean Paul ft Dua Lipa|No Lie>No Lie|Sean Paul feat. Dua Lipa
DJ Snake & Lil Jon|Turn Down For What (Dirty) [In & Out]>Turn Down for What|DJ Snake, Lil Jon
Dj Snake, Lil Jon|Turn Down 4 What>Turn Down for What|DJ Snake & Lil Jon
Dr. Dre ft. Snoop Dogg|Still D.R.E.>Still Dre|Dr Dre
Dr Dre|The Next Episode ft. Snoop Dogg [Dirty Acap Out]>The Next Episode|Dr. Dre
2Pac|California Love (Original Version) (feat. Dr. Dre & Roger Troutman)>California Love|2Pac feat. Dr. Dre
2 Pac|Changes>Changes|2Pac
50 Cent|In Da Club (Clean - Intro)>In da Club|50 Cent
50 Cent|In The Club>In da Club|50 Cent
|12 50 Cent - In Da Club.mp3>In da Club|50 Cent
|50 Cent - In Da Club.mp3>In da Club|50 Cent
|99 Luftballons - Nena.mp3>99 Luftballons|Nena
|04 99 Luftballons.mp3>99 Luftballons|Nena
Nena|04 99 Luftballons>99 Luftballons|Nena
Prince|1999>1999|Prince
Prince|1999 (2019 Remaster)>1999|Prince
Prince & The Revolution|Kiss>Kiss|Prince
Taylor Swift|22 (Taylor's Version)>22|Taylor Swift
Taylor Swift|Love Story (Taylor’s Version)>Love Story|Taylor Swift
Stardust|Music Sounds Better With You (Radio Edit) // 124 // 5A>Music Sounds Better with You|Stardust
Modjo|Lady (Hear Me Tonight) - Radio Edit>Lady|Modjo
Modjo|Lady - Hear Me Tonight>Lady (Hear Me Tonight)|Modjo
|5A_124_Modjo_-_Lady_(Hear_Me_Tonight).mp3>Lady (Hear Me Tonight)|Modjo
|124 5A Modjo - Lady (Hear Me Tonight).mp3>Lady (Hear Me Tonight)|Modjo
|[5A] [124] Modjo - Lady (Hear Me Tonight).mp3>Lady (Hear Me Tonight)|Modjo
|(124) Modjo - Lady (Hear Me Tonight).mp3>Lady (Hear Me Tonight)|Modjo
|124 - Modjo - Lady (Hear Me Tonight).mp3>Lady (Hear Me Tonight)|Modjo
|5A - Modjo - Lady (Hear Me Tonight).mp3>Lady (Hear Me Tonight)|Modjo
|Modjo - Lady (Hear Me Tonight) (124 BPM) (5A).mp3>Lady (Hear Me Tonight)|Modjo
|Modjo - Lady (Hear Me Tonight) 124 Cm.mp3>Lady (Hear Me Tonight)|Modjo
|Modjo - Lady (Hear Me Tonight) [Cmin].mp3>Lady (Hear Me Tonight)|Modjo
|Modjo - Lady (Hear Me Tonight) [C minor 124].mp3>Lady (Hear Me Tonight)|Modjo
|Modjo - Lady (Hear Me Tonight) [5A/124].mp3>Lady (Hear Me Tonight)|Modjo
|Modjo - Lady (Hear Me Tonight) [5A - 124 - E7].mp3>Lady (Hear Me Tonight)|Modjo
|Modjo - Lady (Hear Me Tonight) [Sound of Barclay].mp3>Lady (Hear Me Tonight)|Modjo
Modjo|Lady (Hear Me Tonight) [Sound of Barclay]>Lady (Hear Me Tonight)|Modjo
Modjo [Barclay]|Lady (Hear Me Tonight)>Lady (Hear Me Tonight)|Modjo
Modjo|Lady (Hear Me Tonight) (Dimension Intro)>Lady (Hear Me Tonight)|Modjo
Modjo|Lady (Hear Me Tonight) (Clean) (Short Edit) 124>Lady|Modjo
Modjo|Lady (Hear Me Tonight) - Single Version; 2009 Remaster>Lady (Hear Me Tonight)|Modjo
Modjo|Modjo - Lady (Hear Me Tonight)>Lady|Modjo
Artists, Various|Modjo - Lady (Hear Me Tonight)>Lady|Modjo
Various Artists|Modjo - Lady (Hear Me Tonight)>Lady|Modjo
VA|Modjo - Lady>Lady|Modjo
Track 05|Modjo - Lady>Lady|Modjo
|Modjo: Lady (Hear Me Tonight)>Lady (Hear Me Tonight)|Modjo
|Modjo "Lady">Lady|Modjo
|Modjo | Lady>Lady|Modjo
MODJO|LADY (HEAR ME TONIGHT>Lady (Hear Me Tonight)|Modjo
Robin S.|Show Me Love (StoneBridge Club Mix)>Show Me Love|Robin S
Eiffel 65|Blue (Da Ba Dee) (Gabry Ponte Ice Pop Mix)>Blue (Da Ba Dee)|Eiffel 65
|Eiffel 65 - Blue (Da Ba Dee) [Gabry Ponte Ice Pop Radio].mp3>Blue|Eiffel 65
|65 - Eiffel 65 - Blue.mp3>Blue (Da Ba Dee)|Eiffel 65
Gigi D'Agostino|L'Amour Toujours (I'll Fly With You)>L'amour toujours|Gigi D’Agostino
Gigi D'Agostino|Lamour Toujours>L'amour toujours|Gigi Dagostino
Los Del Rio|Macarena (Bayside Boys Mix)>Macarena|Los del Río
Bad Bunny|Tití Me Preguntó>Titi me pregunto|Bad Bunny
ROSALÍA|DESPECHÁ>Despecha|Rosalia
Måneskin|ZITTI E BUONI>Zitti e buoni|Maneskin
Johnny Hallyday|Allumer le feu (Live au Stade de France)>Allumer le feu|Johnny Hallyday
Christina Aguilera, Lil' Kim, Mya & P!nk|Lady Marmalade>Lady Marmalade|Christina Aguilera
Mark Ronson|Uptown Funk feat. Bruno Mars - 4D - 115>Uptown Funk|Bruno Mars
Bruno Mars|Uptown Funk>Uptown Funk|Mark Ronson ft. Bruno Mars
Armand Van Helden|My My My (Funktuary Mix)>My My My|Armand van Helden
Duck Sauce|Barbra Streisand (Extended)>Barbra Streisand|Ducksauce
Fatboy Slim|Right Here, Right Now - 2013 Remaster>Right here right now|Fat Boy Slim
N.E.R.D.|Lapdance>Lap Dance|NERD
OutKast|Hey Ya! (Radio Mix / Club Mix)>Hey Ya|Outkast
Outkast|Ms Jackson>Ms. Jackson|OutKast
Bill Medley & Jennifer Warnes|(I've Had) The Time Of My Life>Time of My Life|Bill Medley
Wham!|Wake Me Up Before You Go Go>Wake Me Up Before You Go-Go|Wham
Rick James|Super Freak, Pt. 1>Super Freak|Rick James
Pink Floyd|Another Brick In The Wall (Part II)>Another Brick in the Wall, Pt. 2|Pink Floyd
Pink Floyd|Another Brick In The Wall, Pt. 2 (2011 Remastered Version)>Another Brick in the Wall Part 2|Pink Floyd
C & C Music Factory|Gonna Make You Sweat (Everybody Dance Now)>Gonna Make You Sweat|C+C Music Factory
KC & The Sunshine Band|Give It Up>Give it up|KC and the Sunshine Band
Tiësto|The Business>The Buisness|Tiesto
Avicii|Levels (Original Mix) [Universal] www.djpool.com>Levels|Avicii
|Avicii - Levels [ZIPPYSHARE].mp3>Levels|Avicii
|Avicii - Levels (MP3_160K).mp3>Levels|Avicii
|Avicii - Levels-(320).mp3>Levels|Avicii
|Avicii - Levels (Official Lyric Video).mp3>Levels|Avicii
|Avicii-Levels-(OriginalMix).mp3>Levels|Avicii
|y2mate.com - Avicii Levels_320kbps.mp3>Levels|Avicii
|Avicii Levels>Levels|Avicii
Avicii|Levels (copy)>Levels|Avicii
|Avicii - Levels (1).mp3>Levels|Avicii
|Avicii - Levels - Single.mp3>Levels|Avicii
AVICII|LEVELS - ORIGINAL VERSION>levels|avicci
Avicii|Levels ★>Levels|Avicii
Avicii|Levels - EP>Levels|Avicii
Avicii|Levels>Levels|
|Levels>Levels|Avicii
Levels|>Levels|Avicii
Avicii|Levels (ID3 tagged by DJ X)>Levels|Avicii
Shakira|Hips Dont Lie f. Wyclef Jean>Hips Don't Lie|Shakira
Shakira Featuring Wyclef Jean|Hips Don't Lie>Hips Don't Lie|Shakira
Shakira w/ Wyclef Jean|Hips Don't Lie>Hips Don't Lie|Shakira
Shakira vs. Wyclef|Hips Don't Lie>Hips Don't Lie|Shakira feat. Wyclef Jean
Shakira (feat. Wyclef Jean)|Hips Don't Lie (feat. Wyclef Jean)>Hips Don't Lie|Shakira
Shakira with Wyclef Jean|Hips Don't Lie>Hips Don't Lie|Shakira
Crazy in Love (feat. JAY-Z)|Beyoncé>Crazy in Love|Beyoncé
Beyoncé feat. Jay Z|Crazy In Love>Crazy in Love|Beyonce feat. Jay-Z
BeyoncÃ©|Halo>Halo|Beyoncé
Edith Piaf|La vie en rose>La Vie en rose|Édith Piaf
Ã‰dith Piaf|La Vie En Rose>La Vie en rose|Édith Piaf
|Creedence Clearwater Revival - Have You...>Have You Ever Seen the Rain|Creedence Clearwater Revival
Creedence Clearwater Rev…|Have You Ever Seen the…>Have You Ever Seen the Rain|Creedence Clearwater Revival
|ABBA - Gold - Dancing Queen.mp3>Dancing Queen|ABBA
|ABBA - Arrival - 02 - Dancing Queen.mp3>Dancing Queen|ABBA
|ABBA - 02 - Dancing Queen.mp3>Dancing Queen|ABBA
|02-abba-dancing_queen.mp3>Dancing Queen|ABBA
|02-abba-dancing_queen-rns.mp3>Dancing Queen|ABBA
|abba-dancing_queen_(remastered).mp3>Dancing Queen|ABBA
|Dancing Queen [ABBA].mp3>Dancing Queen|ABBA
|Dancing Queen (ABBA).mp3>Dancing Queen|ABBA
ABBA|Dancing Queen (Karaoke Version)>Dancing Queen|ABBA
ABBA|Dancing Queen - From "Muriel's Wedding">Dancing Queen|ABBA
ABBA|Dancing Queen (From Muriel's Wedding)>Dancing Queen|ABBA
Abba|Dancing Queen (1976)>Dancing Queen|ABBA
Abba|Dancing Queen 1976>Dancing Queen|ABBA
Abba|Dancing Queen '76>Dancing Queen|ABBA
Abba|*Dancing Queen*>Dancing Queen|ABBA
Abba|!!! Dancing Queen>Dancing Queen|ABBA
Abba|ZZ Dancing Queen>Dancing Queen|ABBA
ABBA Tribute|Dancing Queen>Dancing Queen|ABBA
A.B.B.A.|Dancing Queen>Dancing Queen|ABBA
A B B A|Dancing Queen>Dancing Queen|ABBA
ABBA|Dancing Queen (Clean) (Intro - Outro) 8A 100>Dancing Queen|ABBA
ABBA|Dancing Queen - Clean Intro>Dancing Queen|ABBA
ABBA|Dancing Queen (DJcity Intro - Clean)>Dancing Queen|ABBA
ABBA|Dancing Queen [Beatport Exclusive]>Dancing Queen|ABBA
ABBA|Dancing Queen {Redrum}>Dancing Queen|ABBA
ABBA|Dancing Queen Extended Mix>Dancing Queen|ABBA
ABBA|Dancing Queen_PN>Dancing Queen|ABBA
ABBA|Dancing Queen (Mastered)>Dancing Queen|ABBA
ABBA|Dancing Queen (Remaster) [Mono]>Dancing Queen|ABBA
ABBA|Dancing Queen (Stereo Version)>Dancing Queen|ABBA
ABBA|Dancing Queen - 7" Version>Dancing Queen|ABBA
ABBA|Dancing Queen (7" Edit)>Dancing Queen|ABBA
ABBA|Dancing Queen (Main)>Dancing Queen|ABBA
ABBA|Dancing Queen (Acapella)>Dancing Queen|ABBA
ABBA|Dancing Queen (Album Version) (Explicit)>Dancing Queen|ABBA
ABBA|Dancing Queen (Bonus Track)>Dancing Queen|ABBA
ABBA|Dancing Queen &amp; More>Dancing Queen|ABBA
Simon &amp; Garfunkel|Mrs. Robinson>Mrs. Robinson|Simon & Garfunkel
Guns N&#39; Roses|Sweet Child O&#39; Mine>Sweet Child O' Mine|Guns N' Roses
Rosé & Bruno Mars|APT.>APT|Rose, Bruno Mars
ROSÉ, Bruno Mars|APT.>APT|Bruno Mars
Ylvis|The Fox (What Does the Fox Say?)>What Does the Fox Say|Ylvis
Ylvis|The Fox>The Fox (What Does the Fox Say?)|Ylvis
R. Kelly|Ignition (Remix)>Ignition|R Kelly
Sir Mix-A-Lot|Baby Got Back>Baby Got Back|Sir Mix a Lot
Salt-N-Pepa|Push It>Push it|Salt n Pepa
Salt 'N' Pepa|Push It>Push it|Salt and Pepa
House Of Pain|Jump Around (Pete Rock Remix)>Jump Around|House of Pain
Van Halen|Jump>Jump!|van halen
Kriss Kross|Jump>Jump|Kris Kross
Naughty By Nature|O.P.P.>OPP|Naughty by Nature
Technotronic|Pump Up The Jam (feat. Felly)>Pump up the jam|Technotronic
Corona|The Rhythm Of The Night>Rhythm of the Night|Corona
Snap|Rhythm Is A Dancer>Rhythm is a dancer|Snap!
2 Unlimited|No Limit>No Limits|2 Unlimited
Culture Beat|Mr. Vain>Mr Vain|Culture Beat
La Bouche|Be My Lover (Club Mix)>Be My Lover|La Bouche
Black Box|Ride On Time>Ride on Time|Blackbox
Crystal Waters|Gypsy Woman (She's Homeless) (La Da Dee La Da Da) (Basement Boy Strip To The Bone Mix)>Gypsy Woman|Crystal Waters
Whigfield|Saturday Night>Saturday nite|Whigfield
Los Lobos|La Bamba>La bamba|Los Lobos
DJ Bobo|Chihuahua>Chihuahua|DJ Bobo
Dj BoBo|Everybody (feat. Inaya Day)>Everybody|DJ BoBo
Peter Fox|Haus am See>Haus am See|Peter Fox
Helene Fischer|Atemlos durch die Nacht (Extended Version)>Atemlos|Helene Fischer
Helene Fischer|Atemlos>Atemlos durch die Nacht|Helene Fischer
Wolfgang Petry|Wahnsinn (Hölle, Hölle, Hölle)>Wahnsinn|Wolle Petry
OMC|How Bizzare>How Bizarre|OMC
Alphaville|Forever Young (Special Extended Mix)>Forever Young|Alphaville
Alphaville|Big In Japan - 2019 Remaster>Big in Japan|Alphavile
Alicia Keys|Empire State Of Mind (Part II) Broken Down>Empire State of Mind (Part II)|Alicia Keys
Jay-Z & Alicia Keys|Empire State Of Mind>Empire State of Mind (Part I)|JAY Z feat. Alicia Keys
`;

/** Songs that have a title, an artist, a number or some words in common, and nothing else. */
const DIFFERENT = `
Pink Floyd|Another Brick in the Wall, Pt. 1>Another Brick in the Wall, Pt. 2|Pink Floyd
Pink Floyd|Another Brick in the Wall (Part 3)>Another Brick in the Wall (Part 2)|Pink Floyd
Pink Floyd|Shine On You Crazy Diamond (Parts 1-5)>Shine On You Crazy Diamond (Parts 6-9)|Pink Floyd
Empire of the Sun|Walking on a Dream>Walking on Sunshine|Katrina and the Waves
Katy Perry|Hot N Cold>Hot|Inna
Adele|Hello>Hello|Martin Solveig
Lionel Richie|Hello (Radio Edit)>Hello|Adele
|Lionel Richie - Hello.mp3>Hello|Adele
Whitney Houston|I Will Always Love You>I Will Always Love You|Dolly Parton
Soft Cell|Tainted Love>Tainted Love|Gloria Jones
Marilyn Manson|Sweet Dreams (Are Made of This)>Sweet Dreams (Are Made of This)|Eurythmics
Beyoncé|Sweet Dreams>Sweet Dreams|Eurythmics
Blur|Song 2>Song 1|Blur
Prince|1999>1990|Jean Leloir
Nena|99 Luftballons>99 Problems|JAY-Z
Jay-Z|99 Problems>98 Problems|JAY-Z
Taylor Swift|22>22|Lily Allen
Adele|21>25|Adele
Usher|Yeah!>Yeah Yeah Yeah|Usher
Rihanna|Work>Work|Kelly Rowland
Rihanna|Work>Work It|Missy Elliott
Iggy Azalea|Work>Work|Rihanna feat. Drake
Britney Spears|Work Bitch>Work|Rihanna
Drake|One Dance>One|U2
U2|One>One|Metallica
U2|One>One More Time|Daft Punk
Mary J. Blige|One>One|U2
Daft Punk|One More Time>One More Night|Maroon 5
Maroon 5|One More Night>One More Night|Phil Collins
Justin Bieber|Sorry>Sorry|Madonna
Beyoncé|Sorry>Sorry|Justin Bieber
Madonna|Like a Virgin>Like a Prayer|Madonna
Madonna|Hung Up>Music|Madonna
Cher|Believe>Believer|Imagine Dragons
Imagine Dragons|Thunder>Thunderstruck|AC/DC
AC/DC|Back in Black>Back to Black|Amy Winehouse
Amy Winehouse|Back to Black>Back in Black|AC/DC
Queen|Under Pressure>Ice Ice Baby|Vanilla Ice
Daft Punk|Get Lucky>Get Low|Lil Jon
Dillon Francis & DJ Snake|Get Low>Get Low|Lil Jon & The East Side Boyz
Flo Rida|Low>Get Low|Lil Jon
David Guetta|Titanium (feat. Sia)>Chandelier|Sia
David Guetta feat. Sia|She Wolf>She Wolf|Shakira
Rihanna feat. Jay-Z|Umbrella>Run This Town|JAY-Z feat. Rihanna
Calvin Harris feat. Rihanna|This Is What You Came For>We Found Love|Rihanna feat. Calvin Harris
Calvin Harris|Summer>Feels|Calvin Harris
Calvin Harris|Feel So Close>Feels|Calvin Harris
Kygo|Firestone>It Ain't Me|Kygo & Selena Gomez
Ed Sheeran|Perfect>Perfect|Fairground Attraction
One Direction|Perfect>Perfect|Ed Sheeran
P!nk|Fuckin' Perfect>Perfect|Ed Sheeran
Alanis Morissette|Thank U>Thank U, Next|Ariana Grande
Ariana Grande|7 rings>7 Years|Lukas Graham
Lukas Graham|7 Years>100 Years|Five for Fighting
Natalie Imbruglia|Torn>Torn|Ednaswap
Bryan Adams|Heaven>Heaven|DJ Sammy
DJ Sammy|Heaven>Heaven|Bryan Adams
Avicii|Heaven>Heaven|Bryan Adams
Bryan Adams|Summer of '69>Summer|Calvin Harris
ABBA|Mamma Mia>Mamma Mia|Elettra Lamborghini
A*Teens|Mamma Mia>Mamma Mia|ABBA
ABBA|Money, Money, Money>Money|Pink Floyd
The Beatles|Money>Money|Pink Floyd
Survivor|Eye of the Tiger>Roar|Katy Perry
Survivor|Burning Heart>Survivor|Destiny's Child
Destiny's Child|Survivor>Eye of the Tiger|Survivor
Kiss|I Was Made for Lovin' You>Kiss|Prince
Prince|Kiss>Kiss Kiss|Tarkan
Holly Valance|Kiss Kiss>Kiss Kiss|Chris Brown
Tom Jones & Art of Noise|Kiss>Kiss|Prince
Gala|Freed from Desire>Desire|U2
U2|Desire>Desire|Years & Years
Europe|The Final Countdown>Countdown|Beyoncé
Asia|Heat of the Moment>Africa|Toto
Toto|Africa>Hold the Line|Toto
Toto|Africa>Africa|Karl Wolf
Weezer|Africa>Africa|Toto
Los Lobos|La Bamba>La Bamba|Ritchie Valens
Louis Prima|Just a Gigolo>Gigolo|Helena Paparizou
Кино|Группа крови>Звезда по имени Солнце|Кино
Кино|Группа крови>Pachka sigaret|Kino
Kino|Kukushka>Кукушка|Полина Гагарина
Алла Пугачёва|Миллион алых роз>Айсберг|Алла Пугачёва
Alla Pugacheva|Aysberg>Арлекино|Алла Пугачёва
عمرو دياب|تملي معاك>نور العين|عمرو دياب
Amr Diab|Wayah>نور العين|عمرو دياب
Fairuz|Kifak Inta>نسم علينا الهوى|فيروز
أم كلثوم|أنت عمري>ألف ليلة وليلة|أم كلثوم
Oum Kalthoum|Alf Leila Wa Leila>أنت عمري|أم كلثوم
Nancy Ajram|Ah W Noss>يا طبطب ودلع|نانسي عجرم
Σάκης Ρουβάς|Σήμερα>Shake It|Sakis Rouvas
Anna Vissi|Dodeka>Ατμόσφαιρα ηλεκτρισμένη|Άννα Βίσση
スピッツ|チェリー>ロビンソン|スピッツ
Spitz|Robinson>チェリー|スピッツ
YOASOBI|アイドル>夜に駆ける|YOASOBI
YOASOBI|Gunjou>アイドル|YOASOBI
Perfume|ポリリズム>Chocolate Disco|Perfume
PSY|Gentleman>강남스타일|싸이
BTS|Dynamite>봄날|BTS
BTS|Butter>Dynamite|BTS
邓丽君|甜蜜蜜>月亮代表我的心|邓丽君
周杰倫|晴天>七里香|周杰伦
The Killers|Mr. Brightside>Somebody Told Me|The Killers
The Killers|Human>Human|Rag'n'Bone Man
Human League|Don't You Want Me>Human|The Killers
The Human League|Human>Human|The Killers
Rag'n'Bone Man|Human (Acoustic)>Human|The Killers
Kings of Leon|Sex on Fire>Use Somebody|Kings of Leon
John Legend|All of Me>All of Me|Billie Holiday
Sigala|Easy Love>Easy|Commodores
Faith No More|Easy>Easy|Commodores
Dua Lipa|New Rules>Levitating|Dua Lipa
Dua Lipa|Physical>Physical|Olivia Newton-John
Olivia Newton-John|Physical (2021 Remaster)>Physical|Dua Lipa
Snap!|The Power>The Power of Love|Frankie Goes to Hollywood
Huey Lewis & The News|The Power of Love>The Power of Love|Jennifer Rush
Jennifer Rush|The Power of Love>The Power of Love|Céline Dion
Gabrielle Aplin|The Power of Love>The Power of Love|Frankie Goes to Hollywood
Haddaway|What Is Love>What Is Love|Twice
Twice|What Is Love?>What Is Love|Haddaway
Joan Jett|I Love Rock 'n' Roll>I Love Rock 'n' Roll|Britney Spears
Led Zeppelin|Rock and Roll>Rock and Roll All Nite|KISS
Lou Reed|Rock & Roll>Rock and Roll|Led Zeppelin
Chubby Checker|The Twist>Twist and Shout|The Beatles
The Isley Brothers|Twist and Shout>Twist and Shout|The Beatles
The Isley Brothers|Shout, Pt. 1>Shout|Tears for Fears
Lulu|Shout>Shout|Tears for Fears
Tears for Fears|Shout>Shout (Part 2)|The Isley Brothers
Kool & The Gang|Celebration>Celebrate|Three Dog Night
Kool & The Gang|Celebration>Celebration|Madonna
Stevie Wonder|Superstition>Superstition|Stevie Ray Vaughan
Bon Jovi|It's My Life>It's My Life|Dr. Alban
Dr. Alban|It's My Life>It's My Life|No Doubt
Talk Talk|It's My Life>It's My Life|No Doubt
Bon Jovi|Always>Always|Erasure
Erasure|Always>Always on My Mind|Pet Shop Boys
Elvis Presley|Always on My Mind>Always on My Mind|Pet Shop Boys
Willie Nelson|Always On My Mind>Always on My Mind|Elvis Presley
Rod Stewart|Sailing>Sailing|Christopher Cross
Berlin|Take My Breath Away>Breathe|Faith Hill
The Prodigy|Breathe>Breathe|Pink Floyd
Blu Cantrell|Breathe>Breathe|The Prodigy
Sean Paul|Temperature>Get Busy|Sean Paul
Sean Paul|Like Glue>Temperature|Sean Paul
Wiz Khalifa|See You Again (feat. Charlie Puth)>See You Again|Carrie Underwood
Charlie Puth|Attention>We Don't Talk Anymore|Charlie Puth feat. Selena Gomez
Cliff Richard|We Don't Talk Anymore>We Don't Talk Anymore|Charlie Puth feat. Selena Gomez
Will Smith|Miami>Miami|Baxter Dury
Will Smith|Gettin' Jiggy wit It>Wild Wild West|Will Smith
Backstreet Boys|I Want It That Way>I Want It All|Queen
Queen|I Want It All>I Want to Break Free|Queen
Queen|We Are the Champions>We Will Rock You|Queen
5ive & Queen|We Will Rock You>We Are the Champions|Queen
*NSYNC|It's Gonna Be Me>Bye Bye Bye|*NSYNC
Avril Lavigne|Complicated>Complicated|Poom
Pitbull|Give Me Everything (feat. Ne-Yo)>Give It to Me|Timbaland
Pitbull feat. Kesha|Timber>Time of Our Lives|Pitbull & Ne-Yo
Pitbull|Fireball (feat. John Ryan)>Fire|Pitbull
Deep Purple|Fireball>Fireball|Pitbull
Gwen Stefani|Rich Girl (feat. Eve)>Rich Girl|Hall & Oates
Daryl Hall & John Oates|Rich Girl>Rich Girl|Gwen Stefani
a-ha|Take On Me>Take Me On|Nobody
A1|Take on Me>Take On Me|a-ha
Seeed|Ding>Ding Dong Song|Günther
Daft Punk|Around the World>Around the World (La La La La La)|ATC
ATC|Around the World (La La La La La)>Around the World|Daft Punk
Kylie Minogue|Slow>Slow Down|Selena Gomez
Coldplay|Yellow>Clocks|Coldplay
Coldplay|Paradise>Paradise City|Guns N' Roses
Coldplay|A Sky Full of Stars>Sky|Sonique
Coldplay|Paradise>Gangsta's Paradise|Coolio
Miley Cyrus|Party in the U.S.A.>Born in the U.S.A.|Bruce Springsteen
Miley Cyrus|Flowers>Flowers|Sweet Female Attitude
Sweet Female Attitude|Flowers>Flowers|Miley Cyrus
DJ Ötzi|Hey Baby>Hey Baby|No Doubt
Bruce Channel|Hey! Baby>Hey Baby|DJ Ötzi
OutKast|Hey Ya!>Hey|Pixies
Kaoma|Lambada>On the Floor|Jennifer Lopez
Scooter|How Much Is the Fish?>Fish|Wet Leg
Las Ketchup|Asereje>Ketchup|Las Ketchup
The Weeknd|Starboy>Star|Jin
The Weeknd|Blinding Lights>Save Your Tears|The Weeknd
Lady Gaga|Bad Romance>Bad|Michael Jackson
David Guetta|Bad>Bad|Michael Jackson
U2|Bad>Bad|Michael Jackson
Michael Jackson|Bad>Beat It|Michael Jackson
Michael Jackson|Black or White>Black and Yellow|Wiz Khalifa
Eminem|Without Me>Without Me|Halsey
Halsey|Without Me>Without You|David Guetta feat. Usher
Mariah Carey|Without You>Without You|Harry Nilsson
Avicii|Without You (feat. Sandro Cavazza)>Without You|David Guetta feat. Usher
Avicii|Wake Me Up>Wake Me Up Before You Go-Go|Wham!
Avicii|Hey Brother>The Nights|Avicii
Wham!|Last Christmas>Last Christmas|Ariana Grande
|Wham! - Freedom.mp3>Freedom! '90|George Michael
George Michael|Freedom! '90>Freedom|Wham!
Aretha Franklin|Think>Respect|Aretha Franklin
Otis Redding|Respect>Respect|Aretha Franklin
Aretha Franklin|I Say a Little Prayer>I Say a Little Prayer|Dionne Warwick
5ive & Queen|We Will Rock You>We Will Rock You|Queen
Mary J. Blige & U2|One>One|U2
Ike & Tina Turner|Proud Mary>Proud Mary|Creedence Clearwater Revival
Jay-Z & Linkin Park|Numb/Encore>Numb|Linkin Park
Linkin Park|In the End>At the End|iiO
Rick Astley|Together Forever>Never Gonna Give You Up|Rick Astley
ABBA|Super Trouper>Waterloo|ABBA
ABBA|Lay All Your Love on Me>Take a Chance on Me|ABBA
ABBA|Knowing Me, Knowing You>The Name of the Game|ABBA
The Beatles|Help!>Help Me|Joni Mitchell
Beatles, The|Let It Be>Let It Go|Idina Menzel
James Bay|Let It Go>Let It Go|Idina Menzel
|02 - The Beatles - Yesterday.mp3>Yesterday Once More|Carpenters
Cher|Strong Enough>Strong|London Grammar
Cher|Strong Enough>Not Strong Enough|boygenius
Michael Jackson|Bad>Bad Romance|Lady Gaga
Prince|Purple Rain>November Rain|Guns N' Roses
Prince|When Doves Cry>Cry|Godley & Creme
Rammstein|Du hast>Du riechst so gut|Rammstein
Rammstein|Amerika>America|Simon & Garfunkel
Neil Diamond|America>America|Simon & Garfunkel
Justice|D.A.N.C.E.>Dance|Danzel
Justice vs Simian|We Are Your Friends>Friends|Marshmello & Anne-Marie
Beethoven|Symphony No. 5>Symphony No. 9|Beethoven
Chopin|Nocturne No. 1>Nocturne No. 2|Chopin
Led Zeppelin|Led Zeppelin II>Led Zeppelin III|Led Zeppelin
Mambo No. 5|Lou Bega>Mambo No. 6|Lou Bega
The xx|Crystalised (Intro)>Intro|alt-J
Various Artists|Track 4>Track 5|Various Artists
David Guetta|Memories (feat. Kid Cudi)>Memories|Maroon 5
Maroon 5|Sugar>Sugar|Robin Schulz feat. Francesco Yates
Robin Schulz|Sugar (feat. Francesco Yates)>Brown Sugar|The Rolling Stones
Archies|Sugar, Sugar>Sugar|Maroon 5
Frank Sinatra|My Way>My Way|Limp Bizkit
Sid Vicious|My Way>My Way|Frank Sinatra
Usher|My Way>My Way|Fetty Wap
Nirvana|Lithium>Lithium|Evanescence
Green Day|Holiday>Holiday|Madonna
Madonna|Holiday>Holidae In|Chingy
Bee Gees|Tragedy>Tragedy|Steps
Steps|Tragedy>Stayin' Alive|Bee Gees
N-Trance|Stayin' Alive>Stayin' Alive|Bee Gees
Bee Gees|How Deep Is Your Love>How Deep Is Your Love|Take That
Calvin Harris & Disciples|How Deep Is Your Love>How Deep Is Your Love|Bee Gees
|Take That - How Deep Is Your Love.mp3>How Deep Is Your Love|Bee Gees
Barry Manilow|Mandy>Could It Be Magic|Take That
Mark Ronson feat. Amy Winehouse|Valerie>Valerie|The Zutons
The Zutons|Valerie>Valerie|Steve Winwood
Wet Wet Wet|Love Is All Around>Love Is All Around|The Troggs
Sam Smith|Stay with Me>Stay With Me|Faces
Rihanna|Stay (feat. Mikky Ekko)>Stay|Kygo
Zedd & Alessia Cara|Stay>Stay|Rihanna feat. Mikky Ekko
The Kid LAROI & Justin Bieber|Stay>Stay|Rihanna feat. Mikky Ekko
Hurts|Stay>Stay With Me|Sam Smith
|Kaoma_-_Lambada_(124bpm).mp3>Lambada 2000|Sonic
|05 Halo.mp3>Hello|Adele
|Beyoncé - Halo.mp3>Hello|Adele
|01 - Track 1.mp3>Track 2|Unknown
|Track 01>Track 02|Unknown
|Unknown - Track 3>Believe|Cher
Ike & Tina Turner|Proud Mary>Proud Mary|Tina Turner
`;

function pairsIn(lines: string) {
  return lines
    .trim()
    .split("\n")
    .map((spelling) => {
      const [deck = "", request = ""] = spelling.split(/>(?=[^>]*$)/);
      const [artist = "", ...title] = deck.split("|");
      const end = request.lastIndexOf("|");
      const asked = { title: request.slice(0, end), artist: request.slice(end + 1) };
      return { deck: { artist, title: title.join("|") }, request: asked, spelling };
    });
}

/** Pairs of the same song, each one that somebody's deck may say. */
export const sameTexts = () => pairsIn(SAME);

/** Pairs of different songs. */
export const differentTexts = () => pairsIn(DIFFERENT);
