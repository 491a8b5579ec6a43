import { useRef, useState } from 'react'
import type { Cart, CartVoucher } from '../../contract/cart'
import type { Country } from '../../contract/catalogue'
import { ButtonLink } from '../../ui/button/PageLink'
import { Icon } from '../../ui/figure/Icon'
import { Note } from '../../ui/status/Note'
import { VisuallyHidden } from '../../ui/page/VisuallyHidden'
import { useLanguage } from '../../i18n/LanguageContext'
import { useWords } from '../../i18n/useWords'
import { buildPath } from '../../pageTable/paths'
import { selectIsCartBusy } from '../../store/cart/cartSelectors'
import { useStoreDispatch, useStoreSelector } from '../../store/hooks'
import { panelOpened } from '../../store/sidePanelSlice'
import { CartTotals } from './CartTotals'
import { errorMessage } from '../../store/http/errorMessage'
import { removeVoucher } from '../../store/cart/voucherThunks'
import { loadCheckout } from '../../store/checkout/loadCheckout'
import { selectIsCheckoutChanged } from '../../store/checkout/checkoutSlice'
import * as styles from './CartOverview.module.css'

interface CartOverviewProps {
  cart: Cart
  /** Where it goes; null as long as that is not known. */
  country: Country | null
}

/** What the cart costs, its vouchers and country, and the way to the checkout. */
export function CartOverview({ cart, country }: CartOverviewProps) {
  const words = useWords('cart')
  const language = useLanguage()
  const dispatch = useStoreDispatch()
  const busy = useStoreSelector(selectIsCartBusy)
  const add = useRef<HTMLButtonElement>(null)
  const { error, announcement, takeOut } = useVoucherRemoval(() => add.current?.focus())
  return (
    <aside className={styles.overview} aria-labelledby="cart-overview">
      <h2 id="cart-overview" className={styles.heading}>
        {words.overview}
      </h2>
      <div className={busy ? styles.waiting : styles.totals} aria-busy={busy}>
        <CartTotals cart={cart} onRemoveVoucher={(voucher) => void takeOut(voucher)} />
      </div>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
      {error && (
        <Note variant="bad" role="alert">
          {error}
        </Note>
      )}
      <ButtonLink to={buildPath('checkout', language)} block>
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

/**
 * Takes vouchers out of the cart and says how that went.
 * @param onGone after one was taken out, since the focus was on it
 */
function useVoucherRemoval(onGone: () => void) {
  const words = useWords('cart')
  const dispatch = useStoreDispatch()
  const checkoutChanged = useStoreSelector(selectIsCheckoutChanged)
  const [error, setError] = useState<string | null>(null)
  const [announcement, setAnnouncement] = useState('')

  const takeOut = async ({ id_cart_rule, code }: CartVoucher) => {
    setError(null)
    const { error } = await dispatch(removeVoucher(id_cart_rule))
    if (error) return setError(errorMessage(error, words.errors))
    setAnnouncement(words.voucherRemoved(code))
    onGone()
    // The shop API said that something changed: whether it still does is its to say.
    if (checkoutChanged) await dispatch(loadCheckout())
  }
  return { error, announcement, takeOut }
}
