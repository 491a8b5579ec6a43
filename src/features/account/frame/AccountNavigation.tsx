import { type FocusEvent, useEffect, useRef } from 'react'
import { PageLink } from '../../../ui/button/PageLink'
import { useLanguage } from '../../../i18n/LanguageContext'
import { bringMessages } from '../../../i18n/lateMessages'
import { useAppDispatch, useAppSelector } from '../../../store/hooks'
import { logOut } from '../../../store/account/logOut'
import { selectAccountWishlist } from '../../../store/wishlist/wishlistSelectors'
import {
  accountSections,
  isSectionOffered,
  buildSectionPath,
  type AccountSection,
  useAccountLinks,
} from './accountSections'
import * as styles from './AccountNavigation.module.css'

const useMessages = bringMessages('account')

export function AccountNavigation({ currentSection }: { currentSection: AccountSection }) {
  const messages = useMessages('account')
  const language = useLanguage()
  const dispatch = useAppDispatch()
  const addressCount = useAppSelector(({ session }) => session.addresses.length)
  const wishlistCount = useAppSelector((state) => selectAccountWishlist(state)?.items.length)
  const counts: Partial<Record<AccountSection, number>> = { addresses: addressCount, wishlist: wishlistCount }

  const links = useAccountLinks()
  const sections = accountSections.filter((section) => isSectionOffered(section, links))

  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    // On a small screen, the row scrolls to the current section.
    const row = list.current
    const currentLink = row?.querySelector<HTMLElement>('[aria-current]')
    if (row && currentLink) scrollToTab(row, currentLink)
  }, [currentSection])

  const handleFocus = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    // Browsers do not scroll to a link that is partly in view. A click must not move the link.
    if (target.matches(':focus-visible')) scrollToTab(currentTarget, target)
  }

  return (
    <nav aria-label={messages.navigation}>
      <ul ref={list} className={styles.sections} onFocus={handleFocus}>
        {sections.map((section) => (
          <li key={section}>
            <PageLink
              to={buildSectionPath(section, language)}
              aria-current={section === currentSection ? 'page' : undefined}
              className={styles.section}
            >
              {messages.places[section]}
              {Boolean(counts[section]) && <span className={styles.count}>{counts[section]}</span>}
            </PageLink>
          </li>
        ))}
        <li>
          <button type="button" className={styles.section} onClick={() => void dispatch(logOut())}>
            {messages.logOut}
          </button>
        </li>
      </ul>
    </nav>
  )
}

function scrollToTab(row: HTMLElement, tab: HTMLElement): void {
  row.scrollLeft = findTabScroll({
    left: tab.offsetLeft - row.offsetLeft,
    width: tab.offsetWidth,
    scrollLeft: row.scrollLeft,
    visibleWidth: row.clientWidth,
  })
}

/** In px: the position of a tab in its row, and the part of the row that is in view. */
interface TabPosition {
  left: number
  width: number
  scrollLeft: number
  visibleWidth: number
}

/** In px. The visible part of the previous tab shows that the row also scrolls to the left. */
const previousTabVisibleWidth = 72

/** Returns the scroll position of the row, in px, at which the tab is in view. */
export function findTabScroll({ left, width, scrollLeft, visibleWidth }: TabPosition): number {
  const isInView = left >= scrollLeft && left + width <= scrollLeft + visibleWidth
  return isInView ? scrollLeft : Math.max(0, left - previousTabVisibleWidth)
}
