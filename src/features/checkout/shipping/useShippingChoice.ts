import { useLayoutEffect, useState } from 'react'
import type { Cart } from '../../../contract/cart'
import type { Carrier, ServicePoint } from '../../../contract/checkout'
import { findMissingChoice, pickCarrier, hasPickupPoints, findPickupPoint } from './carrierChoice'
import { saveShippingDraft, readShippingDraft, type ShippingDraft } from './shippingDraft'

/**
 * What is chosen on the shipping step: what was in this visit, else what the cart says, else the first that can come.
 * Kept for the visit from the first change on.
 */
export function useShippingChoice(carriers: readonly Carrier[], cart: Cart) {
  const [choice, setChoice] = useState<ShippingDraft>(() => {
    const draft = readShippingDraft(cart.id_country)
    return { ...draft, point: draft.point ?? findPickupPoint(carriers, cart.service_point) }
  })
  const [touched, setTouched] = useState(false)
  const { id_country: idCountry } = cart
  // At once, and not after the paint: a reload right after a choice must find it.
  useLayoutEffect(() => {
    if (touched) saveShippingDraft(choice, idCountry)
  }, [choice, idCountry, touched])

  // Worked out anew each time: an address chosen here may have changed who can come.
  const idCarrier = pickCarrier(carriers, choice.idCarrier ?? cart.id_carrier)
  const carrier = carriers.find((one) => one.id_carrier === idCarrier)
  const change = (part: Partial<ShippingDraft>) => {
    setTouched(true)
    setChoice((before) => ({ ...before, ...part }))
  }
  return {
    carrier,
    point: choice.point,
    postcode: choice.postcode,
    missing: findMissingChoice(carrier, choice.point),
    /** What the carrier call is told of the point. */
    servicePoint: carrier && hasPickupPoints(carrier) ? (choice.point?.id ?? null) : null,
    chooseCarrier: (id: number) => change({ idCarrier: id }),
    choosePoint: (point: ServicePoint | null) => change({ point }),
    typePostcode: (postcode: string) => change({ postcode }),
  }
}
