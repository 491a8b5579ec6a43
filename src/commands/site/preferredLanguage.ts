import { defaultLanguage, languages, type Language } from '../../i18n/languages'

/** The shop's language that a browser likes best, by its Accept-Language header; the default when it names none of them. */
export function preferredLanguage(header: string | null | undefined): Language {
  const wishes = (header ?? '')
    .split(',')
    .map(wishOf)
    .filter((wish) => wish.quality > 0)
    .sort((one, other) => other.quality - one.quality)
  for (const { tag } of wishes) {
    const language = languages.find((each) => tag === each || tag.startsWith(`${each}-`))
    if (language) return language
  }
  return defaultLanguage
}

function wishOf(part: string): { tag: string; quality: number } {
  const [tag = '', ...settings] = part.split(';').map((piece) => piece.trim().toLowerCase())
  const quality = settings.find((setting) => setting.startsWith('q='))?.slice(2)
  return { tag, quality: quality === undefined ? 1 : Number(quality) || 0 }
}
