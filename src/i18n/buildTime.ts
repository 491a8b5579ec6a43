import type { Areas, Messages } from './messages'
import { readFolders } from './readFolders'

/** The messages that only a build reads. Browsers receive the finished sentences in the data of pages and menus. */
interface BuildTimeMessages {
  buildYourOwn: Messages<typeof import('./nl/buildTime/buildYourOwn').buildYourOwn>
  campaign: Messages<typeof import('./nl/buildTime/campaign').campaign>
  content: Messages<typeof import('./nl/buildTime/content').content>
  menu: Messages<typeof import('./nl/buildTime/menu').menu>
  /** Browsers load this area too. The pages on which users find a list receive the texts of their forms as data. */
  giftlist: Areas['giftlist']
}

export type CampaignMessages = BuildTimeMessages['campaign']

declare const require: (file: string) => BuildTimeMessages

export const buildYourOwnMessages = readFolders(
  (language) => require(`./${language}/buildTime/buildYourOwn.ts`).buildYourOwn,
)
export const campaignMessages = readFolders((language) => require(`./${language}/buildTime/campaign.ts`).campaign)
export const contentMessages = readFolders((language) => require(`./${language}/buildTime/content.ts`).content)
export const menuMessages = readFolders((language) => require(`./${language}/buildTime/menu.ts`).menu)
export const giftlistMessages = readFolders((language) => require(`./${language}/giftlist.ts`).giftlist)
