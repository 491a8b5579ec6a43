import { ButtonLink } from '../../design/ButtonLink'
import { useLanguage } from '../../i18n/LanguageContext'
import { useWords } from '../../i18n/useWords'
import { pathOf } from '../../pageTable/paths'
import * as styles from './Wishlist.module.css'

/** Nothing kept yet: a sentence and the next thing to do. */
export function EmptyWishlist() {
  const words = useWords('wishlist')
  return (
    <div className={styles.section}>
      <p>{words.empty}</p>
      <ButtonLink to={pathOf('new', useLanguage())}>{words.emptyLink}</ButtonLink>
    </div>
  )
}
