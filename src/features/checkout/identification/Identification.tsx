import { useShopSelector } from '../../../state/hooks'
import { isRegistered } from '../../../state/session/whoIsIt'
import { CheckoutGate } from '../frame/CheckoutGate'
import { PaymentUnderWay } from '../status/PaymentUnderWay'
import { KnownShopper } from './KnownShopper'
import { WaysToOrder } from './WaysToOrder'

/** The first page of the checkout with the shop behind it: who somebody is, or how they would like to order. */
export function Identification() {
  const customer = useShopSelector(({ session }) => session.customer)
  const registered = useShopSelector(isRegistered)
  return (
    <CheckoutGate page="checkout">
      {(checkout, cart) => (
        <>
          <PaymentUnderWay />
          {customer && <KnownShopper customer={customer} checkout={checkout} cart={cart} />}
          {!registered && <WaysToOrder key="ways" checkout={checkout} cart={cart} />}
        </>
      )}
    </CheckoutGate>
  )
}
