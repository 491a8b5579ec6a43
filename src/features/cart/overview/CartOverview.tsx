import { useRef } from 'react'
import type { Cart } from '../../../contract/cart'
import type { Country } from '../../../contract/catalogue'
import { ButtonLink } from '../../../design/ButtonLink'
import { Icon } from '../../../design/Icon'
import { Note } from '../../../design/Note'
import { VisuallyHidden } from '../../../design/VisuallyHidden'
import { useLanguage } from '../../../i18n/LanguageContext'
import { useWords } from '../../../i18n/useWords'
import { pathOf } from '../../../pageTable/paths'
import { isCartBusy } from '../../../state/cart/selectors'
import { useShopDispatch, useShopSelector } from '../../../state/hooks'
import { panelOpened } from '../../../state/sidePanel/sidePanelSlice'
import * as styles from './CartOverview.module.css'
import { CartTotals } from './CartTotals'
import { useVoucherRemoval } from './useVoucherRemoval'

interface CartOverviewProps {
  cart: Cart
  /** Where it goes; null as long as that is not known. */
  country: Country | null
}

/** What the cart costs, its vouchers and country, and the way to the checkout. */
export function CartOverview({ cart, country }: CartOverviewProps) {
  const words = useWords('cart')
  const language = useLanguage()
  const dispatch = useShopDispatch()
  const busy = useShopSelector(isCartBusy)
  const add = useRef<HTMLButtonElement>(null)
  const { fault, said, takeOut } = useVoucherRemoval(() => add.current?.focus())
  return (
    <aside className={styles.overview} aria-labelledby="cart-overview">
      <h2 id="cart-overview" className={styles.heading}>
        {words.overview}
      </h2>
      <div className={busy ? styles.waiting : styles.totals} aria-busy={busy}>
        <CartTotals cart={cart} onRemoveVoucher={(voucher) => void takeOut(voucher)} />
      </div>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      {fault && (
        <Note look="bad" role="alert">
          {fault}
        </Note>
      )}
      <ButtonLink to={pathOf('checkout', language)} block>
        {words.checkout}
      </ButtonLink>
      <button
        ref={add}
        type="button"
        className={styles.voucher}
        onClick={() => dispatch(panelOpened({ mode: 'addVoucher', data: null }))}
      >
        {cart.vouchers.length > 0 ? words.anotherVoucher : words.addVoucher}
        <Icon name="plus" />
      </button>
      <button
        type="button"
        className={styles.country}
        onClick={() => dispatch(panelOpened({ mode: 'countrySelector', data: null }))}
      >
        <Icon name="pin" />
        {country === null ? words.countryUnknown : words.country(country.name)}
        <span className={styles.change}>{words.changeCountry}</span>
      </button>
      <p className={styles.promise}>{words.promise}</p>
    </aside>
  )
}
