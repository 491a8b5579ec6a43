import { useLayoutEffect, useState } from 'react'
import type { Cart } from '../../../contract/cart'
import type { Carrier, ServicePoint } from '../../../contract/checkout'
import { findMissingChoice, pickCarrier, hasPickupPoints, findPickupPoint } from './carrierChoice'
import { saveShippingDraft, readShippingDraft, type ShippingDraft } from './shippingDraft'

/**
 * The choice on the shipping step: that of this visit, else that of the cart, else the first available carrier. It is
 * saved for the visit from the first change on.
 */
export function useShippingChoice(carriers: readonly Carrier[], cart: Cart) {
  const [choice, setChoice] = useState<ShippingDraft>(() => {
    const draft = readShippingDraft(cart.id_country)
    return { ...draft, point: draft.point ?? findPickupPoint(carriers, cart.service_point) }
  })
  const [touched, setTouched] = useState(false)
  const { id_country: idCountry } = cart
  // A layout effect saves before the paint, so that a reload right after a choice finds it.
  useLayoutEffect(() => {
    if (touched) saveShippingDraft(choice, idCountry)
  }, [choice, idCountry, touched])

  // Computed at each render: an address chosen here may have changed which carriers are available.
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
    /** The id of the pickup point for the payload; null for a carrier without pickup points. */
    servicePoint: carrier && hasPickupPoints(carrier) ? (choice.point?.id ?? null) : null,
    chooseCarrier: (id: number) => change({ idCarrier: id }),
    choosePoint: (point: ServicePoint | null) => change({ point }),
    typePostcode: (postcode: string) => change({ postcode }),
  }
}
