import { CheckoutGate } from '../CheckoutGate'
import { OrderModes } from './OrderModes'

/** Shows the choice of how to order. A known user is redirected to the step that is due (SPEC §4). */
export function Identification() {
  return (
    <CheckoutGate page="checkout">{(checkout, cart) => <OrderModes checkout={checkout} cart={cart} />}</CheckoutGate>
  )
}
