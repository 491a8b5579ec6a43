import { Icon } from '../../design/Icon'
import { PageLink } from '../../design/PageLink'
import { useLater } from '../../design/useLater'
import { useLanguage } from '../../i18n/LanguageContext'
import { useWords } from '../../i18n/useWords'
import { pathOf } from '../../pageTable/pathOf'
import * as styles from './CartLink.module.css'
import { useCartCount } from './useCartCount'

const cartCount = () => import(/* webpackChunkName: "shop" */ './CartCount').then((chunk) => chunk.CartCount)

/** The way to the basket, with the number of pieces in it once the shop has started. */
export function CartLink() {
  const { header } = useWords('frame')
  const count = useCartCount()
  const Count = useLater(count > 0, cartCount)
  return (
    <PageLink to={pathOf('cart', useLanguage())} className={styles.cart}>
      <Icon name="bag" />
      <span>{header.cart}</span>
      {Count && <Count count={count} />}
    </PageLink>
  )
}
