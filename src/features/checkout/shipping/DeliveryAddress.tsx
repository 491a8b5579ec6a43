import { bringMessages } from '../../../i18n/lateMessages'
import type { CheckoutInformation } from '../../../store/checkout/checkoutSlice'
import { chooseAddresses } from '../../../store/checkout/checkoutThunks'
import { useAppSelector } from '../../../store/hooks'
import { selectIsRegistered } from '../../../store/session/sessionSlice'
import { StepAddress } from '../StepAddress'
import { useCheckoutChange } from '../useSubmitStep'

const useMessages = bringMessages('checkout')

interface DeliveryAddressProps {
  checkout: CheckoutInformation
  chosenId: number | null
  /** Whether the customer collects the parcel, which is then not sent to the address. */
  isPickedUp: boolean
  isAddressMissing: boolean
  onChanged: () => void
}

export function DeliveryAddress({ isPickedUp, onChanged, ...props }: DeliveryAddressProps) {
  const { shipping } = useMessages('checkout')
  const { isBusy, error, sendChange } = useCheckoutChange()
  return (
    <StepAddress
      {...{ ...props, isBusy, error }}
      name="delivery-address"
      title={isPickedUp ? shipping.yourAddress : shipping.address}
      canChoose={useAppSelector(selectIsRegistered)}
      messages={{ none: shipping.noAddress, other: shipping.otherAddress, change: shipping.changeLabel }}
      onChoose={async (id_address_delivery) => {
        if (await sendChange(chooseAddresses({ id_address_delivery }))) onChanged()
      }}
    />
  )
}
