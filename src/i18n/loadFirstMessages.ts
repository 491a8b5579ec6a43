import type { Language } from './languages'
import { addMessages } from './messages'

/** Loads the messages of every page in a language. They are one chunk, for which the start of a page waits. */
export async function loadFirstMessages(language: Language): Promise<void> {
  const chunk =
    language === 'nl'
      ? await import(/* webpackChunkName: "messages-nl" */ './nl/firstLoad/eager')
      : await import(/* webpackChunkName: "messages-en" */ './en/firstLoad/eager')
  addMessages(language, chunk.eager)
}
