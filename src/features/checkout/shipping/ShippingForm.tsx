import { useState, type FormEvent } from 'react'
import type { Carrier } from '../../../contract/checkout'
import type { Cart } from '../../../contract/cart'
import { Note } from '../../../design/Note'
import { VisuallyHidden } from '../../../design/VisuallyHidden'
import { useWords } from '../../../i18n/useWords'
import type { CheckoutInformation } from '../../../state/checkout/checkoutSlice'
import { AddressCard } from '../frame/AddressCard'
import { StepActions } from '../frame/StepActions'
import * as styles from '../frame/StepForm.module.css'
import { CarrierCard } from './CarrierCard'
import { carrierFault, firstCarrier } from './carrierChoice'

export interface CarrierDecision {
  id_carrier: number
  service_point: string | null
}

interface ShippingFormProps {
  checkout: CheckoutInformation
  cart: Cart
  busy: boolean
  fault: string | null
  onSubmit: (decision: CarrierDecision) => void
}

/** How it is brought, and to where. */
export function ShippingForm({ checkout, cart, busy, fault, onSubmit }: ShippingFormProps) {
  const words = useWords('checkout')
  const { carriers, addresses, countries } = checkout
  const [chosen, setChosen] = useState<number | null>(() => firstCarrier(carriers, cart.id_carrier))
  const [point, setPoint] = useState<string | null>(cart.service_point)
  const [missing, setMissing] = useState<string | null>(null)
  const carrier = carriers.find((one) => one.id_carrier === chosen)
  const address = addresses.find((one) => one.id_address === cart.id_address_delivery)

  const send = (event: FormEvent) => {
    event.preventDefault()
    const missingNow = carrierFault(carrier, point)
    setMissing(missingNow && words.shipping[missingNow])
    if (carrier && missingNow === null) {
      onSubmit({ id_carrier: carrier.id_carrier, service_point: carrier.service_points.length > 0 ? point : null })
    }
  }
  const choose = (one: Carrier) => {
    setChosen(one.id_carrier)
    setMissing(null)
  }
  return (
    <form className={styles.form} noValidate onSubmit={send}>
      {carriers.every((one) => !one.available) && <Note look="bad">{words.shipping.none}</Note>}
      <fieldset>
        <VisuallyHidden as="legend">{words.shipping.legend}</VisuallyHidden>
        {carriers.map((one) => (
          <CarrierCard
            key={one.id_carrier}
            carrier={one}
            checked={one.id_carrier === chosen}
            onChoose={() => choose(one)}
            point={point}
            onPoint={(id) => {
              setPoint(id)
              setMissing(null)
            }}
          />
        ))}
      </fieldset>
      {address && (
        <AddressCard
          title={words.shipping.address}
          address={address}
          countries={countries}
          change={{ label: words.shipping.change, name: words.shipping.changeLabel }}
        />
      )}
      <StepActions label={words.shipping.submit} busy={busy} fault={missing ?? fault} total={cart.totals.total} />
    </form>
  )
}
