import type { Cart } from '../../../contract/cart'
import { useWords } from '../../../i18n/useWords'
import { chooseAddresses } from '../../../state/checkout/chooseAddresses'
import type { CheckoutInformation } from '../../../state/checkout/checkoutSlice'
import { useShopSelector } from '../../../state/hooks'
import { isRegistered } from '../../../state/session/whoIsIt'
import { AddressCard } from '../frame/AddressCard'
import { AddressChoice } from '../frame/AddressChoice'
import { useQuietDeed } from '../frame/useQuietDeed'

interface DeliveryAddressProps {
  checkout: CheckoutInformation
  cart: Cart
  /** It is picked up: the address is the shopper's, not the parcel's. */
  pickedUp: boolean
  onChanged: () => void
}

/** Where it goes, with the way to change it; a customer with several addresses chooses one (SPEC §3, §7). */
export function DeliveryAddress({
  checkout: { addresses, countries },
  cart,
  pickedUp,
  onChanged,
}: DeliveryAddressProps) {
  const { shipping } = useWords('checkout')
  const registered = useShopSelector(isRegistered)
  const { busy, fault, run } = useQuietDeed()
  const title = pickedUp ? shipping.yourAddress : shipping.address
  const address = addresses.find((one) => one.id_address === cart.id_address_delivery)
  if (registered && addresses.length > 1) {
    return (
      <AddressChoice
        title={title}
        name="delivery-address"
        addresses={addresses}
        countries={countries}
        chosen={cart.id_address_delivery}
        busy={busy}
        fault={fault}
        onChoose={async (id_address_delivery) => {
          const done = await run(chooseAddresses({ id_address_delivery }))
          if (done) onChanged()
          return done
        }}
        other={shipping.otherAddress}
      />
    )
  }
  if (!address) return null
  return (
    <AddressCard
      title={title}
      address={address}
      countries={countries}
      change={{ label: shipping.change, name: shipping.changeLabel }}
    />
  )
}
