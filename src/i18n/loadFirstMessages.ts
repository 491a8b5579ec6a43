import { importFolder } from './readFolders'
import type { Language } from './languages'
import { addMessages, type Areas } from './messages'

/** Loads the messages of every page in a language. The messages form one chunk, which a page loads before it starts. */
export async function loadFirstMessages(language: Language): Promise<void> {
  addMessages(language, (await importFolder(language, importMessages)).eager)
}

const importMessages = (language: Language) =>
  import(/* webpackChunkName: "messages-[request]" */ `./${language}/firstLoad/eager.ts`) as Promise<{
    eager: Partial<Areas>
  }>
