import { Note } from '../../../ui/status/Note'
import { PageLink } from '../../../ui/button/PageLink'
import * as text from '../../../ui/text.module.css'
import { useLanguage } from '../../../i18n/LanguageContext'
import { bringMessages } from '../../../i18n/lateMessages'
import { buildPath } from '../../../pageTable/paths'
import { chooseAddresses } from '../../../store/checkout/checkoutThunks'
import type { CheckoutInformation } from '../../../store/checkout/checkoutSlice'
import { useAppSelector } from '../../../store/hooks'
import { selectIsRegistered } from '../../../store/session/sessionSelectors'
import { AddressCard, AddressChoice } from '../AddressChoice'
import { useCheckoutChange } from '../useCheckoutChange'

const useMessages = bringMessages('checkout')

interface DeliveryAddressProps {
  checkout: CheckoutInformation
  /** The id of the address of the cart, or of the one that the step proposes; null without one. */
  chosen: number | null
  /** Whether the customer picks up the parcel. If so, the parcel is not sent to the address. */
  isPickedUp: boolean
  /** Whether the step was submitted without an address. If so, the error appears here. */
  missing: boolean
  onChanged: () => void
}

/**
 * The selector of the control that receives focus when the address is missing: the first radio button, or else the link
 * to enter an address.
 */
export const addressControl = '[name="delivery-address"], #give-address'

/**
 * Shows the delivery address with a link to change it. A customer with several addresses chooses one of them (SPEC §3,
 * §7).
 */
export function DeliveryAddress({
  checkout: { addresses, countries },
  chosen,
  isPickedUp,
  missing,
  onChanged,
}: DeliveryAddressProps) {
  const { shipping } = useMessages('checkout')
  const isRegistered = useAppSelector(selectIsRegistered)
  const { busy, error, run } = useCheckoutChange()
  const language = useLanguage()
  const title = isPickedUp ? shipping.yourAddress : shipping.address
  const address = addresses.find((one) => one.id_address === chosen)
  if (isRegistered && addresses.length > (address ? 1 : 0)) {
    return (
      <AddressChoice
        legend={title}
        name="delivery-address"
        addresses={addresses}
        countries={countries}
        chosen={chosen}
        busy={busy}
        error={error ?? (missing ? shipping.noAddress : null)}
        onChoose={async (id_address_delivery) => {
          const isDone = await run(chooseAddresses({ id_address_delivery }))
          if (isDone) onChanged()
          return isDone
        }}
        other={shipping.otherAddress}
      />
    )
  }
  if (!address) {
    return (
      <Note {...(missing && { variant: 'bad', role: 'alert' })}>
        {shipping.noAddress}{' '}
        <PageLink id="give-address" to={buildPath('checkout-step-guest', language)} className={text.link}>
          {shipping.giveAddress}
        </PageLink>
      </Note>
    )
  }
  return (
    <AddressCard
      title={title}
      address={address}
      countries={countries}
      change={{ label: shipping.change, name: shipping.changeLabel }}
    />
  )
}
