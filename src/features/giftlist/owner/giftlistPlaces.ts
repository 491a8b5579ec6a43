import { giftlistCodePattern } from '../../../contract/limits'
import type { Giftlist } from '../../../contract/giftlist'
import type { Language } from '../../../i18n/languages'
import { buildPath } from '../../../pageTable/paths'
import { buildGiftlistQuery } from './readGiftlistId'

/** The pages of one list, whose id is in the query. */
export type ListPage = 'my-giftlists' | 'my-giftlist-items' | 'my-giftlist-orders'

export const buildListPath = (page: ListPage, language: Language, id: number): string =>
  buildPath(page, language) + buildGiftlistQuery(id)

/** Returns the code with which a list is shared, or null when there is none that givers could type. */
export const findShareCode = ({ code }: Pick<Giftlist, 'code'>): string | null =>
  code !== null && giftlistCodePattern.test(code) ? code : null

/** Returns the path of the public page. The code is in lower case, as in all addresses of the shop. */
export const buildPublicPath = (code: string, language: Language): string =>
  buildPath('giftlist', language, { list: code.toLowerCase() })

/** Formats a code in groups of four, as it is read aloud and typed: "K7QF M2XP". */
export const formatCode = (code: string): string => code.toUpperCase().replace(/.{4}(?=.)/g, '$& ')
