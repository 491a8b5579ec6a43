import { Icon } from '../../design/Icon'
import { PageLink } from '../../design/PageLink'
import { VisuallyHidden } from '../../design/VisuallyHidden'
import { useLanguage } from '../../i18n/LanguageContext'
import { useWords } from '../../i18n/useWords'
import { pathOf } from '../../pageTable/pathOf'
import * as styles from './CartLink.module.css'
import { useCartCount } from './useCartCount'

/** The way to the basket, with the number of pieces in it once the shop has started. */
export function CartLink() {
  const { header } = useWords('frame')
  const count = useCartCount()
  return (
    <PageLink to={pathOf('cart', useLanguage())} className={styles.cart}>
      <Icon name="bag" />
      <span className={styles.word}>{header.cart}</span>
      {count > 0 && (
        <>
          {' '}
          <span className={styles.count}>{count}</span>
          <VisuallyHidden> {header.pieces(count)}</VisuallyHidden>
        </>
      )}
    </PageLink>
  )
}
