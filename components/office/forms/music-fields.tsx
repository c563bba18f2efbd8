import Autocomplete from "@mui/material/Autocomplete";
import FormControl from "@mui/material/FormControl";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormLabel from "@mui/material/FormLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import TextField from "@mui/material/TextField";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { useBookingField } from "@/lib/office/forms/hooks";
import { genres as allGenres, moods } from "@/lib/office/forms/schema";
import { packNames, packTags } from "@/lib/shell/i18n/packs";
import { wide } from "./field-grid";
import { FieldGroup } from "./field-group";
import { SongsField } from "./songs-field";

/** What is played and said. */
export function MusicFields() {
  const t = useTranslations("booking");
  const moodId = useId();
  const [genres, setGenres] = useBookingField("genres");
  const [language, setLanguage] = useBookingField("language");
  const [mood, setMood] = useBookingField("mood");
  return (
    <FieldGroup legend={t("groups.music")}>
      <Autocomplete
        multiple
        filterSelectedOptions
        options={allGenres}
        getOptionLabel={(genre) => t(`genres.${genre}`)}
        value={genres}
        onChange={(_, chosen) => setGenres(chosen)}
        renderInput={(params) => <TextField {...params} label={t("fields.genres")} />}
      />
      <Autocomplete
        options={packTags}
        getOptionLabel={(tag) => packNames[tag]}
        value={language}
        onChange={(_, chosen) => setLanguage(chosen)}
        renderInput={(params) => <TextField {...params} label={t("fields.language")} />}
      />
      <FormControl sx={wide}>
        <FormLabel id={moodId}>{t("fields.mood")}</FormLabel>
        <RadioGroup
          row
          name="mood"
          aria-labelledby={moodId}
          value={mood}
          onChange={(_, picked) => setMood(moods.find((known) => known === picked) ?? mood)}
        >
          {moods.map((known) => (
            <FormControlLabel
              key={known}
              value={known}
              label={t(`moods.${known}`)}
              control={<Radio />}
              sx={{ marginInlineEnd: 3 }}
            />
          ))}
        </RadioGroup>
      </FormControl>
      <SongsField />
    </FieldGroup>
  );
}
