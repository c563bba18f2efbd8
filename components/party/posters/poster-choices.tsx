import Box from "@mui/material/Box";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { useTranslations } from "next-intl";
import {
  type PosterQuery,
  type PosterSubject,
  paperSizes,
  posterQuerySchema,
} from "@/lib/party/posters/schema";
import { themeNames } from "@/lib/shell/customizer/options";
import { languageCodes } from "@/lib/shell/i18n/locales";
import type { Poster } from "./poster";

/** The value of a choice that takes something away: a field cannot hold undefined. */
const NONE = "none";

type Option = { value: string; label: string };

type Props = {
  poster: Poster;
  subjects: PosterSubject[];
  onChoose: (change: PosterQuery) => void;
};

/** What the poster leads to, and how it looks. */
export function PosterChoices({ poster, subjects, onChoose }: Props) {
  const t = useTranslations("posters");
  const themes = useTranslations("customizer.themes");
  const { subject, size, theme, languages } = poster;
  const [first, second] = languages;
  const languageOptions = languageCodes.map((code) => ({
    value: code,
    label: t(`languages.${code}`),
  }));
  const fields: { name: keyof PosterQuery; value: string; options: Option[] }[] = [
    {
      name: "event",
      value: subject.id ?? NONE,
      options: subjects.map(({ id, name }) => ({ value: id ?? NONE, label: name })),
    },
    {
      name: "size",
      value: size,
      options: paperSizes.map((value) => ({ value, label: t(`sizes.${value}`) })),
    },
    {
      name: "theme",
      value: theme,
      options: themeNames.map((value) => ({ value, label: themes(value) })),
    },
    { name: "language", value: first?.code ?? NONE, options: languageOptions },
    {
      name: "second",
      value: second?.code ?? NONE,
      options: [
        { value: NONE, label: t("noSecond") },
        ...languageOptions.filter(({ value }) => value !== first?.code),
      ],
    },
  ];

  return (
    <Box sx={{ display: "grid", gap: 2.5 }}>
      {fields.map(({ name, value, options }) => (
        <TextField
          key={name}
          select
          fullWidth
          label={t(`fields.${name}`)}
          value={value}
          onChange={({ target }) =>
            onChoose(
              posterQuerySchema.parse({ [name]: target.value === NONE ? undefined : target.value }),
            )
          }
        >
          {options.map((option) => (
            <MenuItem key={option.value} value={option.value}>
              <bdi>{option.label}</bdi>
            </MenuItem>
          ))}
        </TextField>
      ))}
    </Box>
  );
}
