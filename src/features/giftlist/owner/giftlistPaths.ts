import { giftlistCodePattern } from '../../../contract/limits'
import type { Giftlist } from '../../../contract/giftlist'
import type { Language } from '../../../i18n/languages'
import { buildPath } from '../../../pageTable/paths'
import { useLocationSearch } from '../../../store/browser/useLocationSearch'

/** The pages whose query can contain the id of a list. */
export type ListPage = 'my-giftlists' | 'my-giftlist-items' | 'my-giftlist-orders'

export const buildListPath = (page: ListPage, language: Language, id: number): string =>
  `${buildPath(page, language)}?giftlist=${id}`

/** Returns null when the query has no id, and 0 when the id is invalid. */
export function useListId(): number | null {
  const text = new URLSearchParams(useLocationSearch() ?? '').get('giftlist')
  if (text === null) return null
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0
}

/** Returns null when the list has no code in the format that givers type. */
export const findShareCode = ({ code }: Pick<Giftlist, 'code'>): string | null =>
  code !== null && giftlistCodePattern.test(code) ? code : null

/** The code is in lower case, like all paths of the site. */
export const buildPublicPath = (code: string, language: Language): string =>
  buildPath('giftlist', language, { list: code.toLowerCase() })

/** Groups of four characters are easier to read aloud and to type: "K7QF M2XP". */
export const formatCode = (code: string): string => code.replace(/.{4}(?=.)/g, '$& ')
