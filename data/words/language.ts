/** The product's languages by its own codes. */
export type Language = "en" | "fr" | "ar" | "ch" | "vi";

/** Something that is written in each of them. */
export type InEach<Words> = Readonly<Record<Language, Words>>;
