/** The words for a country (ISO 3166), or those for any other. */
export const byCountry = (words: Readonly<Record<string, string>> & { other: string }, iso: string): string =>
  Object.hasOwn(words, iso) ? (words[iso] ?? words.other) : words.other
