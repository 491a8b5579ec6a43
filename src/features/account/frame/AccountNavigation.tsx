import { useEffect, useRef } from 'react'
import { PageLink } from '../../../ui/button/PageLink'
import { useLanguage } from '../../../i18n/LanguageContext'
import { useWords } from '../../../i18n/useWords'
import { useStoreDispatch, useStoreSelector } from '../../../store/hooks'
import { logOut } from '../../../store/session/sessionThunks'
import { selectAccountWishlist } from '../../../store/wishlist/wishlistSelectors'
import { selectAddressCount } from '../../../store/session/sessionSelectors'
import { accountPlaces, placePath, type AccountPlace } from './accountPlaces'
import { scrollToTab } from './scrollToTab'
import * as styles from './AccountNavigation.module.css'

/** Links to the sections of the account, with the numbers of addresses and wishlist items, and the logout button. */
export function AccountNavigation({ current }: { current: AccountPlace }) {
  const words = useWords('account')
  const language = useLanguage()
  const dispatch = useStoreDispatch()
  const addresses = useStoreSelector(selectAddressCount)
  const wishlist = useStoreSelector((state) => selectAccountWishlist(state)?.items.length)
  const counts: Partial<Record<AccountPlace, number>> = { addresses, wishlist }

  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    // On a small screen, the row scrolls to the current section.
    const row = list.current
    const here = row?.querySelector<HTMLElement>('[aria-current]')
    if (!row || !here) return
    row.scrollLeft = scrollToTab({
      left: here.offsetLeft - row.offsetLeft,
      width: here.offsetWidth,
      scrolled: row.scrollLeft,
      visible: row.clientWidth,
    })
  }, [current])

  return (
    <nav aria-label={words.navigation}>
      <ul ref={list} className={styles.places}>
        {accountPlaces.map((place) => (
          <li key={place}>
            <PageLink
              to={placePath(place, language)}
              aria-current={place === current ? 'page' : undefined}
              className={styles.place}
            >
              {words.places[place]}
              {Boolean(counts[place]) && <span className={styles.count}>{counts[place]}</span>}
            </PageLink>
          </li>
        ))}
        <li>
          <button type="button" className={styles.place} onClick={() => void dispatch(logOut())}>
            {words.logOut}
          </button>
        </li>
      </ul>
    </nav>
  )
}
