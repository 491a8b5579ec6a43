import type { buildYourOwn as nl } from '../nl/buildTime/buildYourOwn'
import type { Messages } from '../messages'
import { readFolders } from '../readFolders'

type BuildYourOwnMessages = Messages<typeof nl>

declare const require: (file: string) => { buildYourOwn: BuildYourOwnMessages }

/** The messages of the configurator's page, for the build only. Browsers receive them in the page's data. */
export const buildYourOwnMessages = readFolders(
  (language) => require(`../${language}/buildTime/buildYourOwn.ts`).buildYourOwn,
)
