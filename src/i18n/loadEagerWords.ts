import type { Language } from './languages'
import { addWords } from './words'

/** Loads the messages of every page in a language. They are one chunk, for which the start of a page waits. */
export async function loadEagerWords(language: Language): Promise<void> {
  const chunk =
    language === 'nl'
      ? await import(/* webpackChunkName: "words-nl" */ './nl/eager')
      : await import(/* webpackChunkName: "words-en" */ './en/eager')
  addWords(language, chunk.eager)
}
