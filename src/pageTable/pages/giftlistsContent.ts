import { giftlistMessages } from '../../i18n/buildTime'
import type { Language } from '../../i18n/languages'
import type { GiftlistFormMessages, GiftlistsContent } from '../contents/giftlists'
import type { Crumb } from '../pageContext'
import type { PageRow } from '../pageRow'
import type { ShopTexts } from '../sources/shopContent'

/**
 * Builds the content of a page on which visitors find gift lists. The page for givers has the form for a code. The
 * other page links to the page for creating a list.
 */
export function buildGiftlistsContent(
  { id, template }: PageRow,
  rows: readonly PageRow[],
  texts: Pick<ShopTexts, 'giftlists'>,
  language: Language,
): GiftlistsContent {
  const { sections = [], picture = null } = texts.giftlists[id] ?? {}
  const { find, code } = giftlistMessages[language]
  const mainCrumb = findCrumb('giftlist-create', rows, language)
  const otherCrumb = findCrumb('my-giftlists', rows, language)
  const isForGivers = template === 'giftlist-buy'
  return {
    sections,
    picture,
    links: !isForGivers && mainCrumb && otherCrumb ? { main: mainCrumb, other: otherCrumb } : null,
    find: pickFormMessages(find),
    code: isForGivers ? { ...pickFormMessages(code), missing: code.missing, wrong: code.wrong } : null,
  }
}

const pickFormMessages = ({ title, label, help, submit }: GiftlistFormMessages): GiftlistFormMessages => ({
  title,
  label,
  help,
  submit,
})

function findCrumb(id: string, rows: readonly PageRow[], language: Language): Crumb | null {
  const row = rows.find((each) => each.id === id)
  return row ? { name: row[`title_${language}`], path: row[`path_${language}`] } : null
}
