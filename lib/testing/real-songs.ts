/** Songs that everybody knows somewhere, title and artist a line, as DJs have them in their libraries. */
export const realSongs = `
Bohemian Rhapsody|Queen
Don't Stop Me Now|Queen
Another One Bites the Dust|Queen
Somebody to Love|Queen
Radio Ga Ga|Queen
Dancing Queen|ABBA
Mamma Mia|ABBA
Waterloo|ABBA
Gimme! Gimme! Gimme! (A Man After Midnight)|ABBA
Super Trouper|ABBA
Billie Jean|Michael Jackson
Thriller|Michael Jackson
Beat It|Michael Jackson
Smooth Criminal|Michael Jackson
Don't Stop 'Til You Get Enough|Michael Jackson
Like a Virgin|Madonna
Like a Prayer|Madonna
Vogue|Madonna
Hung Up|Madonna
La Isla Bonita|Madonna
Kiss|Prince
Purple Rain|Prince
When Doves Cry|Prince
I Wanna Dance with Somebody (Who Loves Me)|Whitney Houston
I Will Always Love You|Whitney Houston
I Will Survive|Gloria Gaynor
Stayin' Alive|Bee Gees
Night Fever|Bee Gees
How Deep Is Your Love|Bee Gees
September|Earth, Wind & Fire
Boogie Wonderland|Earth, Wind & Fire
Le Freak|Chic
Good Times|Chic
Y.M.C.A.|Village People
Hot Stuff|Donna Summer
I Feel Love|Donna Summer
Last Dance|Donna Summer
Play That Funky Music|Wild Cherry
Superstition|Stevie Wonder
Sir Duke|Stevie Wonder
Isn't She Lovely|Stevie Wonder
Respect|Aretha Franklin
At Last|Etta James
Sweet Caroline|Neil Diamond
Mr. Brightside|The Killers
Human|The Killers
Wonderwall|Oasis
Don't Look Back in Anger|Oasis
Song 2|Blur
Parklife|Blur
Zombie|The Cranberries
Linger|The Cranberries
With or Without You|U2
One|U2
Beautiful Day|U2
Every Breath You Take|The Police
Roxanne|The Police
Sultans of Swing|Dire Straits
Money for Nothing|Dire Straits
Take On Me|a-ha
The Final Countdown|Europe
Livin' on a Prayer|Bon Jovi
It's My Life|Bon Jovi
Sweet Child o' Mine|Guns N' Roses
November Rain|Guns N' Roses
Highway to Hell|AC/DC
Thunderstruck|AC/DC
Back in Black|AC/DC
Enter Sandman|Metallica
Nothing Else Matters|Metallica
Smells Like Teen Spirit|Nirvana
Come as You Are|Nirvana
Creep|Radiohead
Karma Police|Radiohead
Yellow|Coldplay
Viva la Vida|Coldplay
Fix You|Coldplay
Clocks|Coldplay
Losing My Religion|R.E.M.
Blue Monday|New Order
Love Will Tear Us Apart|Joy Division
Just Can't Get Enough|Depeche Mode
Enjoy the Silence|Depeche Mode
Personal Jesus|Depeche Mode
Sweet Dreams (Are Made of This)|Eurythmics
Tainted Love|Soft Cell
Girls Just Want to Have Fun|Cyndi Lauper
Time After Time|Cyndi Lauper
Total Eclipse of the Heart|Bonnie Tyler
Holding Out for a Hero|Bonnie Tyler
Eye of the Tiger|Survivor
Footloose|Kenny Loggins
Africa|Toto
Hold the Line|Toto
Rosanna|Toto
Wake Me Up Before You Go-Go|Wham!
Last Christmas|Wham!
Careless Whisper|George Michael
Faith|George Michael
Never Gonna Give You Up|Rick Astley
Summer of '69|Bryan Adams
The Summer of Love|The B-52's
Love Shack|The B-52's
Rasputin|Boney M.
Daddy Cool|Boney M.
Rivers of Babylon|Boney M.
Come On Eileen|Dexys Midnight Runners
Walking on Sunshine|Katrina and the Waves
Hey Jude|The Beatles
Let It Be|The Beatles
Twist and Shout|The Beatles
Here Comes the Sun|The Beatles
(I Can't Get No) Satisfaction|The Rolling Stones
Paint It Black|The Rolling Stones
Start Me Up|The Rolling Stones
Hotel California|Eagles
Stairway to Heaven|Led Zeppelin
Smoke on the Water|Deep Purple
Wish You Were Here|Pink Floyd
Another Brick in the Wall, Pt. 2|Pink Floyd
Space Oddity|David Bowie
Let's Dance|David Bowie
Heroes|David Bowie
Rocket Man|Elton John
I'm Still Snapshot|Elton John
Your Song|Elton John
Piano Man|Billy Joel
Uptown Girl|Billy Joel
Proud Mary|Creedence Clearwater Revival
Brown Eyed Girl|Van Morrison
Johnny B. Goode|Chuck Berry
Jailhouse Rock|Elvis Presley
Suspicious Minds|Elvis Presley
Can't Help Falling in Love|Elvis Presley
My Girl|The Temptations
Ain't No Mountain High Enough|Marvin Gaye & Tammi Terrell
Sexual Healing|Marvin Gaye
Let's Get It On|Marvin Gaye
I Want You Back|The Jackson 5
ABC|The Jackson 5
No Woman, No Cry|Bob Marley & The Wailers
Could You Be Loved|Bob Marley & The Wailers
Three Little Birds|Bob Marley & The Wailers
Sweat (A La La La La Long)|Inner Circle
It Wasn't Me|Shaggy
Mr. Bombastic|Shaggy
Get Busy|Sean Paul
Temperature|Sean Paul
One More Time|Daft Punk
Around the World|Daft Punk
Harder, Better, Faster, Stronger|Daft Punk
Get Lucky|Daft Punk feat. Pharrell Williams
Lady (Hear Me Tonight)|Modjo
Music Sounds Better with You|Stardust
Freed from Desire|Gala
Insomnia|Faithless
Sandstorm|Darude
Children|Robert Miles
Rhythm Is a Dancer|Snap!
What Is Love|Haddaway
Mr. Vain|Culture Beat
Be My Lover|La Bouche
No Limit|2 Unlimited
Blue (Da Ba Dee)|Eiffel 65
Barbie Girl|Aqua
Better Off Alone|Alice Deejay
Show Me Love|Robin S.
Gypsy Woman (She's Homeless)|Crystal Waters
Pump Up the Jam|Technotronic
Groove Is in the Heart|Deee-Lite
Firestarter|The Prodigy
Breathe|The Prodigy
Praise You|Fatboy Slim
The Rockafeller Skank|Fatboy Slim
Hey Boy Hey Girl|The Chemical Brothers
Titanium|David Guetta feat. Sia
When Love Takes Over|David Guetta feat. Kelly Rowland
Memories|David Guetta feat. Kid Cudi
Levels|Avicii
Wake Me Up|Avicii
Hey Brother|Avicii
The Nights|Avicii
Don't You Worry Child|Swedish House Mafia feat. John Martin
Animals|Martin Garrix
Lean On|Major Lazer & DJ Snake
Turn Down for What|DJ Snake & Lil Jon
Clarity|Zedd feat. Foxes
This Is What You Came For|Calvin Harris feat. Rihanna
Feel So Close|Calvin Harris
We Found Love|Rihanna feat. Calvin Harris
Umbrella|Rihanna feat. Jay-Z
Don't Stop the Music|Rihanna
Only Girl (In the World)|Rihanna
Diamonds|Rihanna
Crazy in Love|Beyoncé feat. Jay-Z
Single Ladies (Put a Ring on It)|Beyoncé
Halo|Beyoncé
Break My Soul|Beyoncé
Say My Name|Destiny's Child
Survivor|Destiny's Child
No Scrubs|TLC
Waterfalls|TLC
Wannabe|Spice Girls
Spice Up Your Life|Spice Girls
...Baby One More Time|Britney Spears
Toxic|Britney Spears
Oops!... I Did It Again|Britney Spears
Genie in a Bottle|Christina Aguilera
Everybody (Backstreet's Back)|Backstreet Boys
I Want It That Way|Backstreet Boys
Bye Bye Bye|*NSYNC
Rock Your Body|Justin Timberlake
SexyBack|Justin Timberlake
Can't Stop the Feeling!|Justin Timberlake
Hey Ya!|OutKast
Ms. Jackson|OutKast
In da Club|50 Cent
Lose Yourself|Eminem
The Real Slim Shady|Eminem
Still D.R.E.|Dr. Dre feat. Snoop Dogg
Drop It Like It's Hot|Snoop Dogg feat. Pharrell
California Love|2Pac feat. Dr. Dre
Juicy|The Notorious B.I.G.
Jump Around|House of Pain
It's Tricky|Run-D.M.C.
U Can't Touch This|MC Hammer
Ice Ice Baby|Vanilla Ice
Gettin' Jiggy wit It|Will Smith
Yeah!|Usher feat. Lil Jon & Ludacris
Hot in Herre|Nelly
Low|Flo Rida feat. T-Pain
Hips Don't Lie|Shakira feat. Wyclef Jean
Whenever, Wherever|Shakira
Waka Waka (This Time for Africa)|Shakira
I Gotta Feeling|The Black Eyed Peas
Where Is the Love?|The Black Eyed Peas
Pump It|The Black Eyed Peas
Party Rock Anthem|LMFAO
Poker Face|Lady Gaga
Bad Romance|Lady Gaga
Just Dance|Lady Gaga
Shallow|Lady Gaga & Bradley Cooper
Firework|Katy Perry
Teenage Dream|Katy Perry
I Kissed a Girl|Katy Perry
Shake It Off|Taylor Swift
Blank Space|Taylor Swift
Love Story|Taylor Swift
Cruel Summer|Taylor Swift
Anti-Hero|Taylor Swift
Rolling in the Deep|Adele
Someone Like You|Adele
Set Fire to the Rain|Adele
Hello|Adele
Shape of You|Ed Sheeran
Perfect|Ed Sheeran
Thinking Out Loud|Ed Sheeran
Uptown Funk|Mark Ronson feat. Bruno Mars
Treasure|Bruno Mars
Just the Way You Are|Bruno Mars
24K Magic|Bruno Mars
Happy|Pharrell Williams
Blurred Lines|Robin Thicke
Moves Like Jagger|Maroon 5 feat. Christina Aguilera
Sugar|Maroon 5
Blinding Lights|The Weeknd
Can't Feel My Face|The Weeknd
Starboy|The Weeknd feat. Daft Punk
Levitating|Dua Lipa
Don't Start Now|Dua Lipa
New Rules|Dua Lipa
One Kiss|Calvin Harris & Dua Lipa
Bad Guy|Billie Eilish
Flowers|Miley Cyrus
Wrecking Ball|Miley Cyrus
Party in the U.S.A.|Miley Cyrus
As It Was|Harry Styles
Watermelon Sugar|Harry Styles
Espresso|Sabrina Carpenter
Good 4 U|Olivia Rodrigo
About Damn Time|Lizzo
Royals|Lorde
Somebody That I Used to Know|Gotye feat. Kimbra
Pumped Up Kicks|Foster the People
Little Talks|Of Monsters and Men
Ho Hey|The Lumineers
Seven Nation Army|The White Stripes
Take Me Out|Franz Ferdinand
I Bet You Look Good on the Dancefloor|Arctic Monkeys
Do I Wanna Know?|Arctic Monkeys
Sex on Fire|Kings of Leon
Use Somebody|Kings of Leon
Murder on the Dancefloor|Sophie Ellis-Bextor
Groovejet (If This Ain't Love)|Spiller
Can't Get You Out of My Head|Kylie Minogue
Padam Padam|Kylie Minogue
Believe|Cher
Man! I Feel Like a Woman!|Shania Twain
Torn|Natalie Imbruglia
Complicated|Avril Lavigne
Sk8er Boi|Avril Lavigne
Hit Me with Your Best Shot|Pat Benatar
Don't Stop Believin'|Journey
Jump|Van Halen
We Are Family|Sister Sledge
He's the Greatest Dancer|Sister Sledge
Ring My Bell|Anita Ward
Got to Be Real|Cheryl Lynn
Celebration|Kool & The Gang
Get Down on It|Kool & The Gang
Ladies' Night|Kool & The Gang
Give Me the Night|George Benson
Ain't Nobody|Chaka Khan
I'm Every Woman|Chaka Khan
Finally|CeCe Peniston
Despacito|Luis Fonsi feat. Daddy Yankee
Gasolina|Daddy Yankee
Danza Kuduro|Don Omar feat. Lucenzo
Bailando|Enrique Iglesias
Livin' la Vida Loca|Ricky Martin
La Camisa Negra|Juanes
Oye Como Va|Santana
Smooth|Santana feat. Rob Thomas
Macarena|Los del Río
Aserejé|Las Ketchup
Bamboleo|Gipsy Kings
Suavemente|Elvis Crespo
Señorita|Shawn Mendes & Camila Cabello
Havana|Camila Cabello
Dákiti|Bad Bunny & Jhay Cortez
Tití Me Preguntó|Bad Bunny
Provenza|Karol G
Ai Se Eu Te Pego|Michel Teló
Mas Que Nada|Sérgio Mendes
Garota de Ipanema|João Gilberto
Lambada|Kaoma
Alors on danse|Stromae
Papaoutai|Stromae
Formidable|Stromae
Voyage, voyage|Desireless
Joe le taxi|Vanessa Paradis
La vie en rose|Édith Piaf
Non, je ne regrette rien|Édith Piaf
Les lacs du Connemara|Michel Sardou
Je te promets|Johnny Hallyday
Dernière danse|Indila
Balance ton quoi|Angèle
Djadja|Aya Nakamura
99 Luftballons|Nena
Major Tom (Völlig losgelöst)|Peter Schilling
Atemlos durch die Nacht|Helene Fischer
Griechischer Wein|Udo Jürgens
Du hast|Rammstein
Rock Me Amadeus|Falco
Das Model|Kraftwerk
Haus am See|Peter Fox
Alles neu|Peter Fox
Verdammt, ich lieb' dich|Matthias Reim
Azzurro|Adriano Celentano
Felicità|Al Bano & Romina Power
L'italiano|Toto Cutugno
Volare (Nel blu dipinto di blu)|Domenico Modugno
Gloria|Umberto Tozzi
Zitti e buoni|Måneskin
Fairytale|Alexander Rybak
Euphoria|Loreen
Dancing On My Own|Robyn
Gangnam Style|PSY
Dragostea din tei|O-Zone
Kara Sevda|Barış Manço
Şımarık|Tarkan
Kuzu Kuzu|Tarkan
Cevapsız Sorular|maNga
Tiễn Em Lần Cuối|Như Quỳnh
Diễm Xưa|Khánh Ly
Em Của Ngày Hôm Qua|Sơn Tùng M-TP
Nơi Này Có Anh|Sơn Tùng M-TP
See Tình|Hoàng Thùy Linh
Hai Phút Hơn|Pháo
Подмосковные вечера|Владимир Трошин
Катюша|Лидия Русланова
Группа крови|Кино
Перемен|Кино
Звезда по имени Солнце|Кино
Миллион алых роз|Алла Пугачёва
Белые розы|Ласковый май
Нас не догонят|t.A.T.u.
Прогулки по воде|Nautilus Pompilius
Восьмиклассница|Кино
Владимирский централ|Михаил Круг
Трава у дома|Земляне
Обійми|Океан Ельзи
Червона рута|Володимир Івасюк
Stefania|Kalush Orchestra
月亮代表我的心|邓丽君
甜蜜蜜|邓丽君
小城故事|邓丽君
青花瓷|周杰伦
稻香|周杰伦
七里香|周杰伦
夜曲|周杰伦
朋友|周华健
光辉岁月|Beyond
海阔天空|Beyond
小苹果|筷子兄弟
最炫民族风|凤凰传奇
后来|刘若英
吻别|张学友
漂洋过海来看你|李宗盛
上を向いて歩こう|坂本九
リンダリンダ|THE BLUE HEARTS
世界に一つだけの花|SMAP
夜に駆ける|YOASOBI
アイドル|YOASOBI
残酷な天使のテーゼ|高橋洋子
Lemon|米津玄師
プラスティック・ラブ|竹内まりや
真夜中のドア|松原みき
涙そうそう|夏川りみ
紅蓮華|LiSA
恋するフォーチュンクッキー|AKB48
강남스타일|싸이
봄날|방탄소년단
좋은 날|아이유
벚꽃 엔딩|버스커 버스커
아리랑|조용필
첫눈처럼 너에게 가겠다|에일리
뚜두뚜두|블랙핑크
거짓말|빅뱅
نور العين|عمرو دياب
تملي معاك|عمرو دياب
قمرين|عمرو دياب
ثلاث دقات|أبو ويسرا
إنت عمري|أم كلثوم
ألف ليلة وليلة|أم كلثوم
كيفك إنت|فيروز
نسم علينا الهوى|فيروز
يا طيبة|نانسي عجرم
آه ونص|نانسي عجرم
ليه بيداري كده|روبي
عبد القادر|الشاب خالد
ديدي|الشاب خالد
عايشة|الشاب خالد
بشرة خير|حسين الجسمي
لمعلم|سعد لمجرد
زوروني كل سنة مرة|سيد درويش
زينة|بابيلون
सुन साहिबा सुन|लता मंगेशकर
लग जा गले|लता मंगेशकर
मेरे सपनों की रानी|किशोर कुमार
तुम ही हो|अरिजीत सिंह
छैया छैया|सुखविंदर सिंह
जय हो|ए. आर. रहमान
הבה נגילה|הרי בלפונטה
טוי|נטע ברזילי
ירושלים של זהב|שולי נתן
Τα παιδιά του Πειραιά|Μελίνα Μερκούρη
Ζορμπάς|Μίκης Θεοδωράκης
Δεν υπάρχει ευτυχία|Στέλιος Καζαντζίδης
รักเธอประเทศไทย|หรั่ง ร็อคเคสตร้า
ขอใจเธอแลกเบอร์โทร|หญิงลี ศรีจุมพล
สบายดีหรือเปล่า|พี่เบิร์ด ธงไชย
Hava Nagila|Harry Belafonte
Jerusalema|Master KG feat. Nomcebo
Pata Pata|Miriam Makeba
Water|Tyla
Calm Down|Rema
Essence|Wizkid feat. Tems
Last Last|Burna Boy
Premier Gaou|Magic System
Sweet Mother|Prince Nico Mbarga
`
  .trim()
  .split("\n")
  .map((line) => {
    const [title = "", artist = ""] = line.split("|");
    return { title, artist };
  });
