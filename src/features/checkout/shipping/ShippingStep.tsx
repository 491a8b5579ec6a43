import { type FormEvent, useState } from 'react'
import { type CarrierChoice, chooseCarrier } from '../../../store/checkout/checkoutThunks'
import { CheckoutGate } from '../CheckoutGate'
import { hasPickupPoints, isShopCollection, useCartArrival } from '../useCartArrival'
import { useSubmitStep } from '../useSubmitStep'
import type { Cart } from '../../../contract/cart'
import type { Address } from '../../../contract/session'
import { Note } from '../../../ui/status/Note'
import { VisuallyHidden } from '../../../ui/page/VisuallyHidden'
import { bringMessages } from '../../../i18n/lateMessages'
import type { CheckoutInformation } from '../../../store/checkout/checkoutSlice'
import { StepActions } from '../StepActions'
import { describeCarrier } from './carrierChoice'
import { buildAddressControlSelector } from '../StepAddress'
import { DeliveryAddress } from './DeliveryAddress'
import { canSkipDelivery, NoDelivery } from './NoDelivery'
import { PickupPoints } from './PickupPoints'
import { useShippingChoice } from './useShippingChoice'
import type { PictureFile } from '../../../ui/figure/Picture'
import { RadioCard } from '../../../ui/form/RadioCard'
import { useMoney } from '../../../i18n/money'
import type { LinkedPage } from '../../../pageTable/paths'
import { selectCart } from '../../../store/cart/cartSlice'
import type { AppThunk } from '../../../store/AppThunk'
import { isPageSkipped } from '../checkoutRouting'
import * as styles from '../../../forms/Form.module.css'

const useMessages = bringMessages('checkout')

export function ShippingStep({ room }: { room: PictureFile | null }) {
  const { isBusy, error, submitStep } = useSubmitStep()
  return (
    <CheckoutGate page="checkout-step-shipping" room={room}>
      {(checkout, cart) =>
        canSkipDelivery(checkout, cart) ? (
          <NoDelivery cart={cart} />
        ) : (
          <ShippingForm
            checkout={checkout}
            cart={cart}
            isBusy={isBusy}
            error={error}
            onSubmit={(choice) => void submitStep(chooseCarrier(choice), { nextPage: findPageAfterShipping })}
          />
        )
      }
    </CheckoutGate>
  )
}

/** The page is found after the request, because the carrier may determine whether the cart can be wrapped. */
const findPageAfterShipping: AppThunk<LinkedPage> = (_dispatch, getState) =>
  isPageSkipped('checkout-step-giftwrapping', selectCart(getState()))
    ? 'checkout-step-payment'
    : 'checkout-step-giftwrapping'

interface ShippingFormProps {
  checkout: CheckoutInformation
  cart: Cart
  isBusy: boolean
  error: string | null
  onSubmit: (choice: CarrierChoice) => void
}

function ShippingForm({ checkout, cart, isBusy, error, onSubmit }: ShippingFormProps) {
  const messages = useMessages('checkout')
  const { shipping } = messages
  const formatEuro = useMoney()
  const { carriers } = checkout
  const {
    carrier: chosenCarrier,
    pickupPoint,
    postcode,
    missingChoice,
    servicePointId,
    ...choiceActions
  } = useShippingChoice(carriers, cart)
  const describeCartArrival = useCartArrival(cart)
  const [hasSubmitted, setHasSubmitted] = useState(false)
  const [addressChangeCount, setAddressChangeCount] = useState(0)
  const isPickupPointMissing = hasSubmitted && missingChoice === 'choosePoint'
  const addressId = cart.id_address_delivery ?? findDefaultAddressId(checkout.addresses, cart)
  const hasNoAddress = addressId === null

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setHasSubmitted(true)
    if (missingChoice === 'choosePoint') document.querySelector<HTMLElement>('[name="service_point"]')?.focus()
    else if (hasNoAddress) document.querySelector<HTMLElement>(buildAddressControlSelector('delivery-address'))?.focus()
    if (!chosenCarrier || missingChoice || hasNoAddress) return
    onSubmit({ id_carrier: chosenCarrier.id_carrier, id_address_delivery: addressId, service_point: servicePointId })
  }
  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit}>
      {carriers.every((carrier) => !carrier.available) && <Note variant="bad">{shipping.none}</Note>}
      <fieldset>
        <VisuallyHidden as="legend">{shipping.legend}</VisuallyHidden>
        {carriers.map((carrier) => (
          <RadioCard
            key={carrier.id_carrier}
            name="carrier"
            value={carrier.id_carrier}
            checked={carrier === chosenCarrier}
            disabled={!carrier.available}
            onChange={() => choiceActions.chooseCarrier(carrier.id_carrier)}
            title={carrier.name}
            price={carrier.available && (carrier.price === 0 ? messages.free : formatEuro(carrier.price))}
            explanation={describeCarrier(carrier, describeCartArrival(carrier), messages, formatEuro)}
          >
            {carrier === chosenCarrier && hasPickupPoints(carrier) && (
              <PickupPoints
                // A new address has other pickup points nearby, so the change resets the postcode search.
                key={addressChangeCount}
                carrier={carrier}
                chosenPickupPoint={pickupPoint}
                onChoose={choiceActions.choosePickupPoint}
                postcode={postcode}
                onTypePostcode={choiceActions.typePostcode}
                error={isPickupPointMissing ? shipping.choosePoint : null}
              />
            )}
          </RadioCard>
        ))}
      </fieldset>
      <DeliveryAddress
        checkout={checkout}
        chosenId={addressId}
        isAddressMissing={hasSubmitted && hasNoAddress}
        isPickedUp={chosenCarrier !== undefined && (hasPickupPoints(chosenCarrier) || isShopCollection(chosenCarrier))}
        onChanged={() => {
          choiceActions.choosePickupPoint(null)
          choiceActions.typePostcode('')
          setAddressChangeCount((count) => count + 1)
        }}
      />
      <StepActions
        label={shipping.submit}
        isBusy={isBusy}
        error={hasSubmitted && missingChoice === 'choose' ? shipping.choose : error}
        total={cart.totals.total}
      />
    </form>
  )
}

/** Returns null if the default address is in another country, which would change prices and carriers. */
const findDefaultAddressId = (addresses: readonly Address[], { id_country }: Cart): number | null =>
  addresses.find((address) => address.default_delivery && address.id_country === id_country)?.id_address ?? null
