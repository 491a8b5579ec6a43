import { importFolder } from './readFolders'
import type { Language } from './languages'
import { type Area, type Areas, type FirstArea, hasMessages, addMessages, addMessageLoader } from './messages'
import { useMessages } from './useMessages'

type LateArea = Exclude<Area, FirstArea>

/**
 * Registers the areas whose messages the calling module uses, so that `lazyPart` loads them before it shows the
 * module's lazy part. Call this function once per module, and name every area that the module uses.
 * @returns `useMessages` for these areas
 */
export function bringMessages<Name extends LateArea>(
  ...areas: readonly Name[]
): <Used extends Name | FirstArea>(area: Used) => Areas[Used] {
  for (const area of areas) addMessageLoader(area, (language) => loadArea(language, area))
  return useMessages as <Used extends Area>(area: Used) => Areas[Used]
}

/**
 * Loads the messages of an area. Each language is a folder beside this file, and each late area is a file in that
 * folder.
 */
async function loadArea(language: Language, area: LateArea): Promise<void> {
  if (hasMessages(language, area)) return
  const file = await importFolder(
    language,
    (folder) =>
      import(/* webpackInclude: /i18n\/\w\w\/\w+\.ts$/ */ `./${folder}/${area}.ts`) as Promise<Partial<Areas>>,
  )
  addMessages(language, { [area]: file[area] })
}
