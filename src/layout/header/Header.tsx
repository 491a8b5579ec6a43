import { PageLink } from '../../ui/button/PageLink'
import { useLanguage } from '../../i18n/LanguageContext'
import { useMessages } from '../../i18n/useMessages'
import type { PageContext } from '../../pageTable/pageContext'
import { buildPath } from '../../pageTable/paths'
import { DepartmentBar } from './MainNavigation'
import { LanguageSwitch } from './LanguageSwitch'
import { Logo } from './Logo'
import { MobileMenu } from './MobileMenu'
import { SearchSheet } from './SearchSheet'
import { Icon } from '../../ui/figure/Icon'
import { lazyPart } from '../../ui/page/lazyPart'
import { selectCartCount } from '../../store/cart/cartSlice'
import { useAppSelector } from '../../store/hooks'
import * as styles from './Header.module.css'
import * as text from '../../ui/text.module.css'

export function Header({ page }: { page: PageContext<unknown> }) {
  const { header } = useMessages('frame')
  const language = useLanguage()
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <MobileMenu page={page} />
        <Logo />
        <DepartmentBar items={page.navigation} />
        <SearchSheet path={page.paths[language]} />
        <div className={styles.links}>
          <LanguageSwitch paths={page.paths} isShort />
          {__OFFERED__.accounts && <PageLink to={buildPath('my-account', language)}>{header.account}</PageLink>}
          {__OFFERED__.wishlist && <PageLink to={buildPath('my-wishlist', language)}>{header.wishlist}</PageLink>}
        </div>
        <CartLink />
      </div>
    </header>
  )
}

const CartCount = lazyPart(() =>
  import(/* webpackChunkName: "services" */ './CartCount').then((chunk) => chunk.CartCount),
)

function CartLink() {
  const { header } = useMessages('frame')
  const count = useAppSelector(selectCartCount)
  return (
    <PageLink to={buildPath('cart', useLanguage())} className={styles.cart}>
      <Icon name="bag" />
      <span>{header.cart}</span>
      {count > 0 && <CartCount count={count} />}
    </PageLink>
  )
}

/** The only link of this header is the logo. Its styles are part of the checkout's pages. */
export function CheckoutHeader() {
  const { header } = useMessages('frame')
  return (
    <header className="checkout-header">
      <Logo />
      <Icon name="lock" className={text.stone} />
      <span className={`${text.sm} ${text.stone}`}>{header.safe}</span>
    </header>
  )
}
