import type { Language } from './languages'
import type { FirstMessages } from './furtherMessages'
import { addMessages } from './messages'

/** Loads the messages of every page in a language. They are one chunk, for which the start of a page waits. */
export async function loadFirstMessages(language: Language): Promise<void> {
  const load = chunks[language] ?? loadFurther
  addMessages(language, (await load(language)).eager)
}

/** The code that chooses among further languages is heavier, so it is loaded only where they are read. */
const chunks: Partial<Record<Language, (language: Language) => FirstMessages>> = {
  nl: () => import(/* webpackChunkName: "messages-nl" */ './nl/firstLoad/eager'),
  en: () => import(/* webpackChunkName: "messages-en" */ './en/firstLoad/eager'),
}

const loadFurther = (language: Language): FirstMessages =>
  import(/* webpackChunkName: "after" */ './furtherMessages').then((chunk) => chunk.importFirstMessages(language))
