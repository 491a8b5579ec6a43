import type { Language } from '../../../i18n/languages'

/** A part that a product page fetches when it is wanted, together with the words that such parts share. */
export async function withGalleryWords<Part>(language: Language, part: Promise<Part>): Promise<Part> {
  const [loaded] = await Promise.all([
    part,
    import('../../../i18n/loadWords').then(({ loadWords }) => loadWords(language, ['gallery'])),
  ])
  return loaded
}
