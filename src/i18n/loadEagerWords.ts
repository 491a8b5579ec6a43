import type { Language } from './languages'
import { addWords } from './words'

/** Fetches the words that every page of a language needs: one chunk, awaited before the page starts. */
export async function loadEagerWords(language: Language): Promise<void> {
  const chunk =
    language === 'nl'
      ? await import(/* webpackChunkName: "words-nl" */ './nl/eager')
      : await import(/* webpackChunkName: "words-en" */ './en/eager')
  addWords(language, chunk.eager)
}
