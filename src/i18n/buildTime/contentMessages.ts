import type { content as nl } from '../nl/buildTime/content'
import type { Messages } from '../messages'
import { readFolders } from '../readFolders'

type ContentMessages = Messages<typeof nl>

declare const require: (file: string) => { content: ContentMessages }

/** The messages of content pages, for the build only. Browsers receive the finished sentences in the page's data. */
export const contentMessages = readFolders((language) => require(`../${language}/buildTime/content.ts`).content)
