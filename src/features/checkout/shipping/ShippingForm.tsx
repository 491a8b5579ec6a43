import { useState, type FormEvent } from 'react'
import type { CarrierChoice } from '../../../apiClient/checkout'
import type { Cart } from '../../../contract/cart'
import { Note } from '../../../design/Note'
import { VisuallyHidden } from '../../../design/VisuallyHidden'
import { useWords } from '../../../i18n/useWords'
import type { CheckoutInformation } from '../../../state/checkout/checkoutSlice'
import { StepActions } from '../frame/StepActions'
import * as styles from '../../../forms/Form.module.css'
import { CarrierCard } from './CarrierCard'
import { hasPoints, isOwnShop } from './carrierChoice'
import { addressControl, DeliveryAddress } from './DeliveryAddress'
import { ServicePoints } from './ServicePoints'
import { useShippingChoice } from './useShippingChoice'

interface ShippingFormProps {
  checkout: CheckoutInformation
  cart: Cart
  busy: boolean
  fault: string | null
  onSubmit: (choice: CarrierChoice) => void
}

/** How it is brought, and to where. */
export function ShippingForm({ checkout, cart, busy, fault, onSubmit }: ShippingFormProps) {
  const { shipping } = useWords('checkout')
  const { carriers } = checkout
  const { carrier, point, postcode, missing, servicePoint, ...choose } = useShippingChoice(carriers, cart)
  const [sent, setSent] = useState(false)
  const missingPoint = sent && missing === 'choosePoint'
  const noAddress = cart.id_address_delivery === null

  const send = (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    if (missing === 'choosePoint') document.querySelector<HTMLElement>('[name="service_point"]')?.focus()
    else if (noAddress) document.querySelector<HTMLElement>(addressControl)?.focus()
    if (!carrier || missing || noAddress) return
    const { id_address_delivery } = cart
    onSubmit({ id_carrier: carrier.id_carrier, id_address_delivery, service_point: servicePoint })
  }
  return (
    <form className={styles.form} noValidate onSubmit={send}>
      {carriers.every((one) => !one.available) && <Note look="bad">{shipping.none}</Note>}
      <fieldset>
        <VisuallyHidden as="legend">{shipping.legend}</VisuallyHidden>
        {carriers.map((one) => (
          <CarrierCard
            key={one.id_carrier}
            carrier={one}
            checked={one === carrier}
            onChoose={() => choose.chooseCarrier(one.id_carrier)}
          >
            {one === carrier && hasPoints(one) && (
              <ServicePoints
                // Another address has other points near it.
                key={cart.id_address_delivery}
                carrier={one}
                chosen={point}
                onChoose={choose.choosePoint}
                postcode={postcode}
                onPostcode={choose.typePostcode}
                fault={missingPoint ? shipping.choosePoint : null}
              />
            )}
          </CarrierCard>
        ))}
      </fieldset>
      <DeliveryAddress
        checkout={checkout}
        cart={cart}
        missing={sent && noAddress}
        pickedUp={carrier !== undefined && (hasPoints(carrier) || isOwnShop(carrier))}
        onChanged={() => {
          choose.choosePoint(null)
          choose.typePostcode('')
        }}
      />
      <StepActions
        label={shipping.submit}
        busy={busy}
        fault={sent && missing === 'choose' ? shipping.choose : fault}
        total={cart.totals.total}
      />
    </form>
  )
}
