import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Cart, CartVoucher } from '../../contract/cart'
import type { Country } from '../../contract/catalogue'
import { hasDelivery } from '../../contract/giftDestination'
import { isOffered } from '../../contract/links'
import { ButtonLink } from '../../ui/button/PageLink'
import { Icon } from '../../ui/figure/Icon'
import { ErrorNote } from '../../ui/status/ErrorNote'
import { VisuallyHidden } from '../../ui/page/VisuallyHidden'
import { useLanguage } from '../../i18n/LanguageContext'
import { bringMessages } from '../../i18n/lateMessages'
import { useMoney } from '../../i18n/money'
import { buildPath } from '../../pageTable/paths'
import { selectIsCartBusy } from '../../store/cart/cartSlice'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import { panelOpened } from '../../store/sidePanelSlice'
import { CartTotals } from './CartTotals'
import { voucherFieldId } from './discounts/VoucherField'
import { useErrorMessage } from '../../store/http/errorMessage'
import { removeVoucher } from '../../store/cart/voucherThunks'
import { loadCheckout } from '../../store/checkout/checkoutAndPayment'
import { selectIsCheckoutChanged } from '../../store/checkout/checkoutSlice'
import * as text from '../../ui/text.module.css'
import * as styles from './CartOverview.module.css'

const useMessages = bringMessages('cart')

interface CartOverviewProps {
  cart: Cart
  country: Country | null
  /** The payment methods in a sentence. */
  payment: string | undefined
}

export function CartOverview({ cart, country, payment }: CartOverviewProps) {
  const messages = useMessages('cart')
  const language = useLanguage()
  const dispatch = useAppDispatch()
  const isBusy = useAppSelector(selectIsCartBusy)
  const checkoutElement = useRef<HTMLDivElement>(null)
  const addVoucherButton = useRef<HTMLButtonElement>(null)
  const { error, announcement, removeFromCart } = useVoucherRemoval(cart, () => {
    // At any screen size, one of the two controls is hidden, and a hidden control ignores focus().
    for (const control of [document.getElementById(voucherFieldId), addVoucherButton.current]) control?.focus()
  })
  return (
    <>
      <aside className={styles.overview} aria-labelledby="cart-overview">
        <h2 id="cart-overview" className={text.lg}>
          {messages.overview}
        </h2>
        <div className={isBusy ? styles.waiting : styles.totals} aria-busy={isBusy}>
          <CartTotals cart={cart} onRemoveVoucher={(voucher) => void removeFromCart(voucher)} />
        </div>
        <VisuallyHidden role="status">{announcement}</VisuallyHidden>
        <ErrorNote>{error}</ErrorNote>
        <div ref={checkoutElement}>
          <ButtonLink to={buildPath('checkout', language)} isWide>
            {messages.checkout}
          </ButtonLink>
        </div>
        {isOffered(cart, 'addvoucher') && (
          <button
            ref={addVoucherButton}
            type="button"
            className={styles.voucher}
            onClick={() => dispatch(panelOpened({ mode: 'addVoucher', data: null }))}
          >
            {cart.vouchers.length > 0 ? messages.anotherVoucher : messages.addVoucher}
            <Icon name="plus" />
          </button>
        )}
        {isOffered(cart, 'country') && hasDelivery(cart.items) && (
          <button
            type="button"
            className={styles.country}
            onClick={() => dispatch(panelOpened({ mode: 'countrySelector', data: null }))}
          >
            <Icon name="pin" />
            {country === null ? messages.countryUnknown : messages.country(country.name)}
            <span className={styles.change}>{messages.changeCountry}</span>
          </button>
        )}
        <p className={`${text.xxs} ${text.stone}`}>
          {payment}
          {cart.items.some(({ amount }) => amount === null) && ` ${messages.timeToDecide}`}
        </p>
      </aside>
      <CartBar total={cart.totals.total} checkoutElement={checkoutElement} />
    </>
  )
}

/** @param onRemoved moves the focus, because the pressed button disappears */
function useVoucherRemoval({ vouchers }: Cart, onRemoved: () => void) {
  const messages = useMessages('cart')
  const dispatch = useAppDispatch()
  const describeError = useErrorMessage()
  const isCheckoutChanged = useAppSelector(selectIsCheckoutChanged)
  const [error, setError] = useState<string | null>(null)
  const [removedCode, setRemovedCode] = useState('')

  const removeFromCart = async ({ id_cart_rule, code }: CartVoucher) => {
    setError(null)
    const { error } = await dispatch(removeVoucher(id_cart_rule))
    if (error) return setError(describeError(error, messages.errors))
    setRemovedCode(code)
    onRemoved()
    // The checkout is loaded again, because only the API can say whether the reported change still applies.
    if (isCheckoutChanged) await dispatch(loadCheckout())
  }
  // A voucher that is added and removed again is announced again.
  const isVoucherRemoved = removedCode !== '' && !vouchers.some(({ code }) => code === removedCode)
  return { error, announcement: isVoucherRemoved && messages.voucherRemoved(removedCode), removeFromCart }
}

interface CartBarProps {
  /** In euro. */
  total: number
  /** The bar is visible while this element of the overview is below the viewport. */
  checkoutElement: RefObject<HTMLElement>
}

/** On a small screen, the checkout link of the overview is far down. */
function CartBar({ total, checkoutElement }: CartBarProps) {
  const messages = useMessages('cart')
  const formatEuro = useMoney()
  const language = useLanguage()
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    if (!checkoutElement.current || !('IntersectionObserver' in window)) return
    // With this margin, everything above the viewport counts as visible.
    const observer = new IntersectionObserver(([entry]) => setIsShown(entry?.isIntersecting === false), {
      rootMargin: '100000px 0px 0px',
    })
    observer.observe(checkoutElement.current)
    return () => observer.disconnect()
  }, [checkoutElement])
  if (!isShown) return null
  return (
    <div className={styles.bar}>
      <span>
        {messages.total}
        <br />
        {formatEuro(total)}
      </span>
      <ButtonLink to={buildPath('checkout', language)}>{messages.checkout}</ButtonLink>
    </div>
  )
}
