import { buildYourOwn as buildYourOwnEn } from './en/buildTime/buildYourOwn'
import { campaign as en } from './en/buildTime/campaign'
import { content as contentEn } from './en/buildTime/content'
import { giftlist as giftlistEn } from './en/giftlist'
import type { Language } from './languages'
import { buildYourOwn as buildYourOwnNl } from './nl/buildTime/buildYourOwn'
import { campaign as nl } from './nl/buildTime/campaign'
import { content as contentNl } from './nl/buildTime/content'
import { giftlist as giftlistNl } from './nl/giftlist'
import type { Areas, Messages } from './messages'
import { menu as menuMessagesEn } from './en/buildTime/menu'
import { menu as menuMessagesNl } from './nl/buildTime/menu'

export type CampaignMessages = Messages<typeof nl>

/**
 * The messages of campaign pages in both languages, for the build only. Browsers receive the finished sentences in the
 * page's data.
 */
export const campaignMessages: Record<Language, CampaignMessages> = { nl, en }

/** The messages of the menu, for the build only. Browsers read the menu file, which contains them. */
export const menuMessages: Record<Language, Messages<typeof menuMessagesNl>> = {
  nl: menuMessagesNl,
  en: menuMessagesEn,
}

export type ContentMessages = Messages<typeof contentNl>

/** The messages of content pages, for the build only. Browsers receive the finished sentences in the page's data. */
export const contentMessages: Record<Language, ContentMessages> = { nl: contentNl, en: contentEn }

/** The messages of gift lists, for the build only. The pages that find a list receive the texts of their forms as data. */
export const giftlistMessages: Record<Language, Areas['giftlist']> = { nl: giftlistNl, en: giftlistEn }

export type BuildYourOwnMessages = Messages<typeof buildYourOwnNl>

/** The messages of the configurator's page, for the build only. Browsers receive them in the page's data. */
export const buildYourOwnMessages: Record<Language, BuildYourOwnMessages> = { nl: buildYourOwnNl, en: buildYourOwnEn }
