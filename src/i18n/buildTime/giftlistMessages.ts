import type { Areas } from '../messages'
import { readFolders } from '../readFolders'

declare const require: (file: string) => { giftlist: Areas['giftlist'] }

/** The messages of gift lists, for the build only. The pages that find a list receive the texts of their forms as data. */
export const giftlistMessages = readFolders((language) => require(`../${language}/giftlist.ts`).giftlist)
