import type { menu as nl } from '../nl/buildTime/menu'
import type { Messages } from '../messages'
import { readFolders } from '../readFolders'

type MenuMessages = Messages<typeof nl>

declare const require: (file: string) => { menu: MenuMessages }

/** The messages of the menu, for the build only. Browsers read the menu file, which contains them. */
export const menuMessages = readFolders((language) => require(`../${language}/buildTime/menu.ts`).menu)
