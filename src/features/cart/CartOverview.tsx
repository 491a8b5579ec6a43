import type { Cart, CartVoucher } from '../../contract/cart'
import { ButtonLink } from '../../design/ButtonLink'
import { Icon } from '../../design/Icon'
import { Note } from '../../design/Note'
import { useLanguage } from '../../i18n/LanguageContext'
import { useWords } from '../../i18n/useWords'
import { pathOf } from '../../pageTable/paths'
import { CartTotals } from './CartTotals'
import * as styles from './CartOverview.module.css'

interface CartOverviewProps {
  cart: Cart
  /** Name of the country of delivery, when it is known already. */
  country: string | null
  /** Why a voucher could not be taken out, in words. */
  fault: string | null
  onRemoveVoucher: (voucher: CartVoucher) => void
  onAddVoucher: () => void
  onCountry: () => void
}

/** What the cart costs, its vouchers and country, and the way to the checkout. */
export function CartOverview({ cart, country, fault, onRemoveVoucher, onAddVoucher, onCountry }: CartOverviewProps) {
  const words = useWords('cart')
  const language = useLanguage()
  return (
    <aside className={styles.overview} aria-labelledby="cart-overview">
      <h2 id="cart-overview" className={styles.heading}>
        {words.overview}
      </h2>
      <CartTotals cart={cart} onRemoveVoucher={onRemoveVoucher} />
      {fault && (
        <Note look="bad" role="alert">
          {fault}
        </Note>
      )}
      <ButtonLink to={pathOf('checkout', language)} block>
        {words.checkout}
      </ButtonLink>
      <button type="button" className={styles.voucher} onClick={onAddVoucher}>
        {cart.vouchers.length > 0 ? words.anotherVoucher : words.addVoucher}
        <Icon name="plus" />
      </button>
      <button type="button" className={styles.country} onClick={onCountry}>
        <Icon name="pin" />
        {country === null ? words.countryUnknown : words.country(country)}
        <span className={styles.change}>{words.changeCountry}</span>
      </button>
      <p className={styles.promise}>{words.promise}</p>
    </aside>
  )
}
