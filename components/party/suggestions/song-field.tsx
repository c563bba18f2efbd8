import { useTranslations } from "next-intl";
import type { ComponentProps, ReactNode } from "react";
import { SongTitle } from "@/components/party/request-list/song-title";
import { FormField } from "@/components/ui/form-field";
import { useCombobox } from "@/components/ui/use-combobox";
import { useShiftedTapGuard } from "@/lib/client/scheduling/use-shifted-tap-guard";
import { isBareLink } from "@/lib/party/songs/title-rules";
import type { Suggestion } from "@/lib/party/suggestions/schema";
import styles from "./song-field.module.css";
import { type Due, Verdict } from "./verdict";

type Props = {
  due: Due;
  value: string;
  songs: Suggestion[];
  /** What becomes of the song as typed. */
  typed?: Pick<Suggestion, "refusal" | "late">;
  onType: (title: string) => void;
  /** What was pasted, after the field has it. */
  onPasted?: (text: string) => void;
  onPick: (song: Suggestion) => void;
  /** Fields that the list may cover. Without any, they make room for it. */
  children?: ReactNode;
} & Pick<ComponentProps<typeof FormField>, "autoFocus" | "ref" | "onFocus" | "end">;

/** The song field; right below it, it suggests songs of the library, and those on the list. */
export function SongField(props: Props) {
  const { due, value, songs, typed = FINE, onType, onPasted, onPick, children, ...field } = props;
  const t = useTranslations("requests");
  const shiftedTapGuard = useShiftedTapGuard(
    songs.map(({ title, artist }) => title + artist).join(),
  );
  const asTyped = { title: value, artist: "", trackId: null, ...typed, request: null };
  const options: Suggestion[] = songs.length > 0 ? [...songs, asTyped] : [];
  const { isOpen, inputProps, listProps, optionProps } = useCombobox(options, (song) => {
    if (song !== asTyped) onPick(song);
  });
  const list = isOpen && (
    <ul
      aria-label={t("song")}
      {...listProps}
      {...shiftedTapGuard}
      className={`${styles.list} ${children ? styles.over : styles.below}`}
    >
      {options.map((song, index) => (
        <li
          key={song.request?.id ?? song.trackId ?? "typed"}
          {...optionProps(index)}
          className={styles.option}
        >
          <SongTitle title={song.title} artist={song.artist} lines={1} />
          <Verdict song={song} due={due} />
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <FormField
        name="title"
        required
        value={value}
        onChange={({ target }) => onType(target.value)}
        onPaste={({ clipboardData }) => onPasted?.(clipboardData.getData("text"))}
        help={isBareLink(value) ? t("wrong.link") : undefined}
        maxLength={400}
        autoComplete="off"
        enterKeyHint="send"
        {...inputProps}
        {...field}
      />
      {children ? (
        <div className={styles.covered}>
          {children}
          {list}
        </div>
      ) : (
        list
      )}
    </>
  );
}

const FINE = { refusal: null, late: false };
