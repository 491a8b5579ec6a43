import type { Giftlist } from '../../../../contract/giftlist'
import { useLanguage } from '../../../../i18n/LanguageContext'
import { bringMessages } from '../../../../i18n/lateMessages'
import { TextLink } from '../../../../ui/button/TextLink'
import { findRevealDay, formatGiftlistName } from '../giftlistState'
import { buildListPath, buildPublicPath, findShareCode } from '../giftlistPaths'
import * as text from '../../../../ui/text.module.css'
import * as styles from './MyGiftlists.module.css'

const useMessages = bringMessages('giftlistOwner')

/** While the gifts are hidden from the owner, the link warns that the public page shows which items remain. */
export function ListLinks({ list, isInSettings = false }: { list: Giftlist; isInSettings?: boolean }) {
  const { card: messages, unnamed } = useMessages('giftlistOwner')
  const language = useLanguage()
  const { id_giftlist: id } = list
  const code = findShareCode(list)
  const links: [label: string, to: string][] = [
    [messages.items, buildListPath('my-giftlist-items', language, id)],
    [messages.gifts, buildListPath('my-giftlist-orders', language, id)],
  ]
  if (!isInSettings) links.unshift([messages.settings, buildListPath('my-giftlists', language, id)])
  if (list.published && code !== null) {
    links.push([findRevealDay(list) ? messages.publicPageTells : messages.publicPage, buildPublicPath(code, language)])
  }
  const name = formatGiftlistName(list, unnamed)
  return (
    <ul className={styles.links}>
      {links.map(([label, to]) => (
        <li key={to}>
          <TextLink to={to} aria-label={`${label}: ${name}`} className={`${text.sm} ${text.link}`}>
            {label}
          </TextLink>
        </li>
      ))}
    </ul>
  )
}
