import { CheckoutGate } from '../CheckoutGate'
import { OrderModes } from './OrderModes'

/** The identification page with the data of the store. A known user goes on to the step that is due (SPEC §4). */
export function Identification() {
  return (
    <CheckoutGate page="checkout">{(checkout, cart) => <OrderModes checkout={checkout} cart={cart} />}</CheckoutGate>
  )
}
