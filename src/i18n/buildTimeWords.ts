import { buildYourOwn as buildYourOwnEn } from './en/buildYourOwn'
import { campaign as en } from './en/campaign'
import { content as contentEn } from './en/content'
import { giftlist as giftlistEn } from './en/giftlist'
import type { Language } from './languages'
import { buildYourOwn as buildYourOwnNl } from './nl/buildYourOwn'
import { campaign as nl } from './nl/campaign'
import { content as contentNl } from './nl/content'
import { giftlist as giftlistNl } from './nl/giftlist'
import type { Areas, Words } from './words'
import { menu as menuWordsEn } from './en/menu'
import { menu as menuWordsNl } from './nl/menu'

export type CampaignWords = Words<typeof nl>

/**
 * The messages of campaign pages in both languages, for the build only. Browsers receive the finished sentences in the
 * page's data.
 */
export const campaignWords: Record<Language, CampaignWords> = { nl, en }

/** The messages of the menu, for the build only. Browsers read the menu file, which contains them. */
export const menuWords: Record<Language, Words<typeof menuWordsNl>> = { nl: menuWordsNl, en: menuWordsEn }

export type ContentWords = Words<typeof contentNl>

/** The messages of content pages, for the build only. Browsers receive the finished sentences in the page's data. */
export const contentWords: Record<Language, ContentWords> = { nl: contentNl, en: contentEn }

/** The messages of gift lists, for the build only. The pages that find a list receive the texts of their forms as data. */
export const giftlistWords: Record<Language, Areas['giftlist']> = { nl: giftlistNl, en: giftlistEn }

export type BuildYourOwnWords = Words<typeof buildYourOwnNl>

/** The messages of the configurator's page, for the build only. Browsers receive them in the page's data. */
export const buildYourOwnWords: Record<Language, BuildYourOwnWords> = { nl: buildYourOwnNl, en: buildYourOwnEn }
