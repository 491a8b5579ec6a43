import { useRef, useState } from 'react'
import type { Cart } from '../../../contract/cart'
import { chooseAddresses } from '../../../state/checkout/chooseAddresses'
import type { CheckoutInformation } from '../../../state/checkout/checkoutSlice'
import { submitGuest } from '../../../state/checkout/submitGuest'
import { useShopSelector } from '../../../state/hooks'
import { isRegistered } from '../../../state/session/whoIsIt'
import { CheckoutGate } from '../frame/CheckoutGate'
import { useStepDeed } from '../frame/useStepDeed'
import { GuestForm } from './GuestForm'
import { draftCountry, forgetGuestDraft, readGuestDraft } from './guestDraft'
import { guestChoice } from './guestFields'
import { InfoIntroduction } from './InfoIntroduction'
import { KnownAddresses } from './KnownAddresses'
import { startingFields } from './startingFields'

const page = 'checkout-step-guest'
const next = 'checkout-step-shipping' as const

/** The info step with the shop behind it. */
export function InfoStep() {
  return <CheckoutGate page={page}>{(checkout, cart) => <Info checkout={checkout} cart={cart} />}</CheckoutGate>
}

/** A customer chooses among the addresses that the shop knows; who has none, wants another, or is a guest types one. */
function Info({ checkout, cart }: { checkout: CheckoutInformation; cart: Cart }) {
  const { busy, fault, run } = useStepDeed()
  const isCustomer = useShopSelector(isRegistered)
  // A guest's password makes a customer while the step is sent: what is on screen stays until it is done.
  const steady = useRef(isCustomer)
  if (!busy) steady.current = isCustomer
  const registered = steady.current
  const customer = useShopSelector(({ session }) => session.customer)
  const [typesNew, setTypesNew] = useState(false)
  const { addresses, countries } = checkout
  const shared = { countries, total: cart.totals.total, busy, fault }

  if (registered && addresses.length > 0 && !typesNew) {
    return (
      <KnownAddresses
        {...shared}
        cart={cart}
        addresses={addresses}
        onOther={() => setTypesNew(true)}
        onSubmit={(choice) => run(chooseAddresses(choice), next)}
      />
    )
  }
  // A customer's new address starts empty: the known ones stay what they are.
  const known = (id: number | null) => (registered ? undefined : addresses.find((one) => one.id_address === id))
  const { id_country: idCountry } = cart
  const done = async () => {
    if (registered) forgetGuestDraft()
    return next
  }
  return (
    <>
      <InfoIntroduction
        noAddress={registered && addresses.length === 0}
        onKnown={registered && addresses.length > 0 ? () => setTypesNew(false) : undefined}
      />
      <GuestForm
        key={registered ? 'customer' : 'guest'}
        {...shared}
        idCountry={idCountry}
        start={startingFields({
          draft: readGuestDraft(),
          customer,
          delivery: known(cart.id_address_delivery),
          invoice: known(cart.id_address_invoice),
          countries,
          idCountry,
          // An address of the cart says its country itself.
          countryIsNewer: cart.id_address_delivery === null && (draftCountry() ?? idCountry) !== idCountry,
        })}
        registered={registered}
        onSubmit={(fields, lands) => run(submitGuest(guestChoice(fields, countries)), { next: done, lands })}
      />
    </>
  )
}
