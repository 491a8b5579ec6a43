import { type FocusEvent, useEffect, useRef } from 'react'
import { PageLink } from '../../../ui/button/PageLink'
import { useLanguage } from '../../../i18n/LanguageContext'
import { bringMessages } from '../../../i18n/lateMessages'
import { useAppDispatch, useAppSelector } from '../../../store/hooks'
import { logOut } from '../../../store/account/logOut'
import { selectAccountWishlist } from '../../../store/wishlist/wishlistSelectors'
import { accountPlaces, isPlaceOffered, buildPlacePath, type AccountPlace, useAccountLinks } from './accountPlaces'
import * as styles from './AccountNavigation.module.css'

const useMessages = bringMessages('account')

export function AccountNavigation({ currentPlace }: { currentPlace: AccountPlace }) {
  const messages = useMessages('account')
  const language = useLanguage()
  const dispatch = useAppDispatch()
  const addressCount = useAppSelector(({ session }) => session.addresses.length)
  const wishlistCount = useAppSelector((state) => selectAccountWishlist(state)?.items.length)
  const counts: Partial<Record<AccountPlace, number>> = { addresses: addressCount, wishlist: wishlistCount }

  const links = useAccountLinks()
  const places = accountPlaces.filter((place) => isPlaceOffered(place, links))

  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    // On a small screen, the row scrolls to the current section.
    const row = list.current
    const currentLink = row?.querySelector<HTMLElement>('[aria-current]')
    if (row && currentLink) scrollToTab(row, currentLink)
  }, [currentPlace])

  const handleFocus = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    // Browsers do not scroll to a link that is partly in view. A click must not move the link.
    if (target.matches(':focus-visible')) scrollToTab(currentTarget, target)
  }

  return (
    <nav aria-label={messages.navigation}>
      <ul ref={list} className={styles.places} onFocus={handleFocus}>
        {places.map((place) => (
          <li key={place}>
            <PageLink
              to={buildPlacePath(place, language)}
              aria-current={place === currentPlace ? 'page' : undefined}
              className={styles.place}
            >
              {messages.places[place]}
              {Boolean(counts[place]) && <span className={styles.count}>{counts[place]}</span>}
            </PageLink>
          </li>
        ))}
        <li>
          <button type="button" className={styles.place} onClick={() => void dispatch(logOut())}>
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
