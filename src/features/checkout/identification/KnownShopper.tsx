import type { Cart } from '../../../contract/cart'
import type { Customer } from '../../../contract/session'
import { ButtonLink } from '../../../design/ButtonLink'
import * as text from '../../../design/text.module.css'
import { useLanguage } from '../../../i18n/LanguageContext'
import { useWords } from '../../../i18n/useWords'
import { pathOf } from '../../../pageTable/paths'
import type { CheckoutInformation } from '../../../state/checkout/checkoutSlice'
import { useShopDispatch } from '../../../state/hooks'
import { logOut } from '../../../state/session/logOut'
import { duePage } from '../frame/duePage'
import * as styles from '../../../forms/Form.module.css'

interface KnownShopperProps {
  customer: Customer
  checkout: CheckoutInformation
  cart: Cart
}

/** Who is logged in, or ordering as a guest, goes on to what is due; somebody else logs them out (SPEC §4). */
export function KnownShopper({ customer, checkout, cart }: KnownShopperProps) {
  const { known: words } = useWords('identity')
  const language = useLanguage()
  const dispatch = useShopDispatch()
  const { is_guest } = customer
  const name = `${customer.firstname} ${customer.lastname}`
  return (
    <section className={`${styles.form} ${styles.above}`} aria-labelledby="known-shopper">
      <h2 id="known-shopper" className={styles.heading}>
        {is_guest ? words.guest(name) : words.customer(name)}
      </h2>
      <div>
        <ButtonLink to={pathOf(duePage(checkout, cart, is_guest), language)}>{words.go}</ButtonLink>
      </div>
      <p className={text.sm}>
        {words.notYou}{' '}
        <button
          type="button"
          className={text.link}
          aria-describedby="log-out-text"
          onClick={() => void dispatch(logOut())}
        >
          {words.logOut}
        </button>
        <span id="log-out-text" className={styles.aside}>
          {is_guest ? words.guestCart : words.customerCart}
        </span>
      </p>
    </section>
  )
}
