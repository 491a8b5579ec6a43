import { CheckoutGate } from '../frame/CheckoutGate'
import { PaymentUnderWay } from '../status/PaymentUnderWay'
import { PaymentForm } from './PaymentForm'
import { usePaying } from './usePaying'

/** The payment step with the shop behind it. */
export function PaymentStep() {
  const { busy, fault, pay } = usePaying()
  return (
    <CheckoutGate page="checkout-step-payment">
      {(checkout, cart) => (
        <>
          <PaymentUnderWay />
          <PaymentForm
            checkout={checkout}
            cart={cart}
            busy={busy}
            fault={fault}
            onSubmit={(choice) => void pay(choice)}
          />
        </>
      )}
    </CheckoutGate>
  )
}
