import { useStoreDispatch, useStoreSelector } from '../../../store/hooks'
import { selectCustomer, selectIsRegistered } from '../../../store/session/sessionSelectors'
import { CheckoutGate } from '../CheckoutGate'
import { PendingPayment } from '../payment/PendingPayment'
import { OrderModes } from './OrderModes'
import type { Cart } from '../../../contract/cart'
import type { Customer } from '../../../contract/session'
import { ButtonLink } from '../../../ui/button/PageLink'
import { useLanguage } from '../../../i18n/LanguageContext'
import { useWords } from '../../../i18n/useWords'
import { buildPath } from '../../../pageTable/paths'
import type { CheckoutInformation } from '../../../store/checkout/checkoutSlice'
import { logOut } from '../../../store/session/sessionThunks'
import { findDuePage } from '../checkoutRouting'
import * as text from '../../../ui/text.module.css'
import * as styles from '../../../forms/Form.module.css'

/** Shows the known user, or the choice of how to order. */
export function Identification() {
  const customer = useStoreSelector(selectCustomer)
  const registered = useStoreSelector(selectIsRegistered)
  return (
    <CheckoutGate page="checkout">
      {(checkout, cart) => (
        <>
          <PendingPayment />
          {customer && <KnownUser customer={customer} checkout={checkout} cart={cart} />}
          {!registered && <OrderModes key="order-modes" checkout={checkout} cart={cart} />}
        </>
      )}
    </CheckoutGate>
  )
}

interface KnownUserProps {
  customer: Customer
  checkout: CheckoutInformation
  cart: Cart
}

/** Lets a logged in customer or a guest continue with the step that is due, or log out (SPEC §4). */
function KnownUser({ customer, checkout, cart }: KnownUserProps) {
  const { known: words } = useWords('identity')
  const language = useLanguage()
  const dispatch = useStoreDispatch()
  const { is_guest } = customer
  const name = `${customer.firstname} ${customer.lastname}`
  return (
    <section className={`${styles.form} ${styles.above}`} aria-labelledby="known-user">
      <h2 id="known-user" className={styles.heading}>
        {is_guest ? words.guest(name) : words.customer(name)}
      </h2>
      <div>
        <ButtonLink to={buildPath(findDuePage(checkout, cart, is_guest), language)}>{words.go}</ButtonLink>
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
