import { giftlistMessages } from '../../i18n/buildTime'
import type { Language } from '../../i18n/languages'
import type { GiftlistsContent } from '../contents/giftlists'
import { buildRowCrumb, type Crumb } from '../pageContext'
import type { PageRow } from '../pageRow'
import type { ShopTexts } from '../sources/shopContent'

/**
 * Builds the content of a page on which users find gift lists. The page for givers has the form for a code. The other
 * page links to the page for creating a list and to the user's own lists.
 */
export function buildGiftlistsContent(
  { id, template }: PageRow,
  rows: readonly PageRow[],
  texts: Pick<ShopTexts, 'giftlists'>,
  language: Language,
): GiftlistsContent {
  const { sections = [], picture = null } = texts.giftlists[id] ?? {}
  const {
    find: { title, label, help, submit },
    code,
  } = giftlistMessages[language]
  const mainCrumb = findCrumb('giftlist-create', rows, language)
  const otherCrumb = findCrumb('my-giftlists', rows, language)
  const isForGivers = template === 'giftlist-buy'
  return {
    sections,
    picture,
    links: !isForGivers && mainCrumb && otherCrumb ? { main: mainCrumb, other: otherCrumb } : null,
    find: { title, label, help, submit },
    code: isForGivers ? code : null,
  }
}

function findCrumb(id: string, rows: readonly PageRow[], language: Language): Crumb | null {
  const row = rows.find((candidate) => candidate.id === id)
  return row ? buildRowCrumb(row, language) : null
}
