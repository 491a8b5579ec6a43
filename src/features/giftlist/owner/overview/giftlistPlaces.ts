import { giftlistCodePattern } from '../../../../contract/limits'
import type { Giftlist } from '../../../../contract/giftlist'
import type { Language } from '../../../../i18n/languages'
import { buildPath } from '../../../../pageTable/paths'

/** The pages of one list, which the query names. */
export type ListPage = 'my-giftlists' | 'my-giftlist-items' | 'my-giftlist-orders'

const parameter = 'giftlist'

export const buildListPath = (page: ListPage, language: Language, id: number): string =>
  `${buildPath(page, language)}?${parameter}=${id}`

/** Returns the id of the list in the query (`?giftlist=12`), or null for anything that cannot be one. */
export function readListId(search: string): number | null {
  const id = new URLSearchParams(search).get(parameter) ?? ''
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : null
}

/** Returns the code with which a list is shared, or null when there is none that givers could type. */
export const findShareCode = ({ code }: Pick<Giftlist, 'code'>): string | null =>
  code !== null && giftlistCodePattern.test(code) ? code : null

/** Returns the path of the public page. The code is in lower case, as in all addresses of the shop. */
export const buildPublicPath = (code: string, language: Language): string =>
  buildPath('giftlist', language, { list: code.toLowerCase() })

/** Formats a code in groups of four, as it is read aloud and typed: "K7QF M2XP". */
export const formatCode = (code: string): string => code.toUpperCase().replace(/.{4}(?=.)/g, '$& ')
