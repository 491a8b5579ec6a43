import type { Language } from './languages'
import { addMessages, type Areas } from './messages'

/** Loads the messages of every page in a language. They are one chunk, for which the start of a page waits. */
export async function loadFirstMessages(language: Language): Promise<void> {
  const { eager } = await chunks[language]()
  addMessages(language, eager)
}

const chunks: Record<Language, () => Promise<{ eager: Partial<Areas> }>> = {
  nl: () => import(/* webpackChunkName: "messages-nl" */ './nl/firstLoad/eager'),
  en: () => import(/* webpackChunkName: "messages-en" */ './en/firstLoad/eager'),
}
