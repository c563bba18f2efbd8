import { foldText } from "@/lib/text/fold";

/** What a column of a list holds; "other" is a column that we know and have no use for. */
export type Column =
  | "title"
  | "artist"
  | "album"
  | "genre"
  | "year"
  | "bpm"
  | "key"
  | "duration"
  | "comment"
  | "rating"
  | "path"
  | "remix"
  | "other";

/** The headings of columns as DJ programs write them; rekordbox does so in the language of its menus. */
const HEADINGS: Record<Column, string> = {
  title:
    "Track Title|Title|Name|Song|Track|Track Name|Titel|Track-Titel|Titre|Titre de la piste|Título|Título de la pista|" +
    "Título de pista|Título da faixa|Titolo|Titolo traccia|Titolo brano|Название|Название трека|曲名|トラックタイトル|" +
    "タイトル|标题|曲目标题|歌曲名|標題|曲目標題|트랙 제목|제목|Tracktitel|Spornavn",
  artist:
    "Artist|Interpret|Künstler|Artiste|Artista|Artiest|Исполнитель|Артист|アーティスト|アーティスト名|艺术家|艺人|藝人|演出者|아티스트|Author",
  album: "Album|Álbum|Альбом|アルバム|アルバム名|专辑|專輯|앨범",
  genre: "Genre|Género|Gênero|Genere|Жанр|ジャンル|流派|类型|風格|장르|Style",
  year: "Year|Jahr|Année|Año|Ano|Anno|Jaar|Год|年|年份|연도|Release Year",
  bpm: "BPM",
  key: "Key|Tonart|Tonalité|Clé|Tonalidad|Tonalidade|Tonalità|Toonsoort|Тональность|キー|调|调性|調性|키|Clave",
  duration:
    "Time|Length|Duration|Zeit|Dauer|Länge|Spieldauer|Durée|Temps|Duración|Tiempo|Duração|Durata|Tijd|Duur|" +
    "Время|Длительность|時間|时间|時長|时长|시간",
  comment:
    "Comment|Comments|Kommentar|Kommentare|Commentaire|Commentaires|Comentario|Comentarios|Comentário|Commento|" +
    "Commenti|Opmerking|Комментарий|Комментарии|コメント|备注|注释|備註|코멘트",
  rating:
    "Rating|Stars|Bewertung|Évaluation|Note|Classement|Clasificación|Valoración|Classificação|Valutazione|" +
    "Waardering|Рейтинг|レート|レーティング|评级|評分|평점",
  path:
    "Location|File name|File path|Path|Filepath|Filename|File|Speicherort|Dateipfad|Dateiname|Emplacement|" +
    "Ubicación|Localização|Posizione|Locatie|Расположение|ファイルパス|ファイル名|场所|位置|위치",
  remix: "Remix|Mix|Mix Name|Version",
  other:
    "#|Artwork|Label|Composer|Remixer|Date Added|DJ Play Count|Play Count|Start time|End time|Playtime|Deck|Notes|" +
    "Bitrate|Size|Grouping|Color|File Type|ISRC|Disc Number|Track Number|Lyricist|Original Artist|Plays|Preview|" +
    "My Tag|Album Artist|Message|Attribute|Sample Rate|Year Added|First Seen|Last Play",
};

const COLUMNS = new Map(
  Object.entries(HEADINGS).flatMap(([column, headings]) =>
    headings.split("|").map((heading) => [foldText(heading), column as Column] as const),
  ),
);

/** What the column with this heading holds; null for one that nobody knows. */
export function columnOf(heading: string) {
  return COLUMNS.get(foldText(heading)) ?? null;
}
