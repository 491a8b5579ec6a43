import { useLayoutEffect, useState } from 'react'
import type { Cart } from '../../../contract/cart'
import type { Carrier, ServicePoint } from '../../../contract/checkout'
import { hasPickupPoints } from '../useCartArrival'
import { findMissingChoice, pickCarrier, findPickupPoint } from './carrierChoice'
import { saveShippingDraft, readShippingDraft, type ShippingDraft } from './shippingDraft'

/**
 * Returns the choice on the shipping step: the one made in this visit, or else that of the cart, or else the first
 * available carrier. Every change is saved for the visit.
 */
export function useShippingChoice(carriers: readonly Carrier[], cart: Cart) {
  const [choice, setChoice] = useState<ShippingDraft>(() => {
    const draft = readShippingDraft(cart.id_country)
    return { ...draft, point: draft.point ?? findPickupPoint(carriers, cart.service_point) }
  })
  const [isTouched, setIsTouched] = useState(false)
  const { id_country: idCountry } = cart
  // A layout effect saves the choice before the browser paints, so that a reload immediately after a choice restores it.
  useLayoutEffect(() => {
    if (isTouched) saveShippingDraft(choice, idCountry)
  }, [choice, idCountry, isTouched])

  // The carrier is determined at each render because a new address may change which carriers are available.
  const idCarrier = pickCarrier(carriers, choice.idCarrier ?? cart.id_carrier)
  const carrier = carriers.find((one) => one.id_carrier === idCarrier)
  const changeChoice = (part: Partial<ShippingDraft>) => {
    setIsTouched(true)
    setChoice((before) => ({ ...before, ...part }))
  }
  return {
    carrier,
    point: choice.point,
    postcode: choice.postcode,
    missing: findMissingChoice(carrier, choice.point),
    /** The id of the pickup point in the payload; null for a carrier without pickup points. */
    servicePoint: carrier && hasPickupPoints(carrier) ? (choice.point?.id ?? null) : null,
    chooseCarrier: (id: number) => changeChoice({ idCarrier: id }),
    choosePoint: (point: ServicePoint | null) => changeChoice({ point }),
    typePostcode: (postcode: string) => changeChoice({ postcode }),
  }
}
