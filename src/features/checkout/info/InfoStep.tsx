import { useState } from 'react'
import type { Cart } from '../../../contract/cart'
import type { CheckoutInformation } from '../../../state/checkout/checkoutSlice'
import { submitGuest } from '../../../state/checkout/submitGuest'
import { useShopSelector } from '../../../state/hooks'
import { CheckoutGate } from '../frame/CheckoutGate'
import { useStepDeed } from '../frame/useStepDeed'
import { GuestForm } from './GuestForm'
import { readGuestDraft } from './guestDraft'
import { guestChoice } from './guestFields'
import { startingFields } from './startingFields'

/** The info step with the shop behind it. */
export function InfoStep() {
  return (
    <CheckoutGate page="checkout-step-guest">
      {(checkout, cart) => <GuestInfo checkout={checkout} cart={cart} />}
    </CheckoutGate>
  )
}

function GuestInfo({ checkout, cart }: { checkout: CheckoutInformation; cart: Cart }) {
  const { busy, fault, run } = useStepDeed()
  const customer = useShopSelector(({ session }) => session.customer)
  const [start] = useState(() => {
    const address = (id: number | null) => checkout.addresses.find((one) => one.id_address === id)
    return startingFields({
      draft: readGuestDraft(),
      customer,
      delivery: address(cart.id_address_delivery),
      invoice: address(cart.id_address_invoice),
      idCountry: cart.id_country,
    })
  })
  return (
    <GuestForm
      countries={checkout.countries}
      start={start}
      total={cart.totals.total}
      busy={busy}
      fault={fault}
      onSubmit={(fields) => run(submitGuest(guestChoice(fields)), 'checkout-step-shipping')}
    />
  )
}
