import type { RawTimeZone } from "@vvo/tzdb";
import { foldText } from "@/lib/text/fold";

/** A place to choose: what it is called, and all by which people look for it. */
export type Zone = {
  /** As `Intl` knows it: Asia/Kolkata. */
  name: string;
  /** The largest cities on its clocks, and their country. */
  cities: string;
  /** Names, former names, cities and the country, folded. */
  searchWords: string[];
};

/** As people read it: New York rather than New_York. */
export function zoneLabel(timeZone: string) {
  return timeZone.replaceAll("_", " ");
}

/**
 * The zones to choose from: those of a list of cities, or the bare names of this browser. Browsers list each zone under one
 * name, sometimes a former one, so that a search for "Kolkata" would find nothing.
 */
export function zonesOf(known: readonly RawTimeZone[], own: string): Zone[] {
  const described = known.map(({ name, group, mainCities, countryName }) => ({
    name,
    cities: [...mainCities, countryName].join(", "),
    searchWords: [name, ...group, ...mainCities, countryName].map(searchable),
  }));
  const names = known.length > 0 ? [] : Intl.supportedValuesOf("timeZone");
  const missing = [...new Set([own, "UTC", ...names])].filter(
    (name) => !known.some(({ group }) => group.includes(name)),
  );
  return [
    ...missing.map((name) => ({ name, cities: "", searchWords: [searchable(name)] })),
    ...described,
  ];
}

function searchable(words: string) {
  return foldText(words.replaceAll("_", " "));
}

/** The zones that match what is typed; those with a name or a city that begins like it come first. */
export function findZones(zones: readonly Zone[], typed: string) {
  const search = searchable(typed.trim());
  const rankOf = ({ searchWords }: Zone) => {
    const isStart = searchWords.some((word) => `/${word}`.includes(`/${search}`));
    return isStart ? 0 : searchWords.some((word) => word.includes(search)) ? 1 : 2;
  };
  return zones
    .map((zone) => ({ zone, rank: rankOf(zone) }))
    .filter(({ rank }) => rank < 2)
    .sort((a, b) => a.rank - b.rank)
    .map(({ zone }) => zone);
}
