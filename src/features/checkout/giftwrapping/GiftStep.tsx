import { chooseGiftWrapping } from '../../../state/checkout/chooseGiftWrapping'
import { CheckoutGate } from '../frame/CheckoutGate'
import { useStepDeed } from '../frame/useStepDeed'
import { GiftForm } from './GiftForm'

/** The gift-wrapping step with the shop behind it. */
export function GiftStep() {
  const { busy, fault, run } = useStepDeed()
  return (
    <CheckoutGate page="checkout-step-giftwrapping">
      {(_checkout, cart) => (
        <GiftForm
          cart={cart}
          busy={busy}
          fault={fault}
          onSubmit={(decision) => void run(chooseGiftWrapping(decision), 'checkout-step-payment')}
        />
      )}
    </CheckoutGate>
  )
}
