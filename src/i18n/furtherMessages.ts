import { importFolder } from './languageFolders'
import { isComplete, type Language } from './languages'
import type { Areas } from './messages'

export type FirstMessages = Promise<{ eager: Partial<Areas> }>

/** Imports the messages of every page in a further language than Dutch and English, or the English ones if it has none. */
export const importFirstMessages = (language: Language): FirstMessages =>
  importFolder<Awaited<FirstMessages>>(language, (folder) =>
    isComplete(folder)
      ? import(/* webpackChunkName: "messages-en" */ './en/firstLoad/eager')
      : (import(
          /* webpackChunkName: "messages-[request]" */
          /* webpackExclude: /i18n\/(nl|en)\// */
          `./${folder}/firstLoad/eager.ts`
        ) as FirstMessages),
  )
