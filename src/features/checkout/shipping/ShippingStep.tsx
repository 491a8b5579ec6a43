import { chooseCarrier } from '../../../state/checkout/chooseCarrier'
import { CheckoutGate } from '../frame/CheckoutGate'
import { useStepDeed } from '../frame/useStepDeed'
import { ShippingForm } from './ShippingForm'

/** The delivery step with the shop behind it. */
export function ShippingStep() {
  const { busy, fault, run } = useStepDeed()
  return (
    <CheckoutGate page="checkout-step-shipping">
      {(checkout, cart) => (
        <ShippingForm
          checkout={checkout}
          cart={cart}
          busy={busy}
          fault={fault}
          onSubmit={(decision) => void run(chooseCarrier(decision), 'checkout-step-giftwrapping')}
        />
      )}
    </CheckoutGate>
  )
}
