import { useLayoutEffect, useState } from 'react'
import type { Cart } from '../../../contract/cart'
import type { Carrier, ServicePoint } from '../../../contract/checkout'
import { hasPickupPoints } from '../useCartArrival'
import { findMissingChoice, pickCarrier, findPickupPoint } from './carrierChoice'
import { saveShippingDraft, readShippingDraft, type ShippingDraft } from './shippingDraft'

/** The initial choice is the saved draft, or else the choice in the cart, or else the first available carrier. */
export function useShippingChoice(carriers: readonly Carrier[], cart: Cart) {
  const [choice, setChoice] = useState<ShippingDraft>(() => {
    const draft = readShippingDraft(cart.id_country)
    if (draft.point) return draft
    return { ...draft, point: findPickupPoint(carriers, cart.service_point), idPointCarrier: cart.id_carrier }
  })
  const [isTouched, setIsTouched] = useState(false)
  const { id_country: idCountry } = cart
  // A layout effect saves the choice before the browser paints, so that even an immediate reload restores the choice.
  useLayoutEffect(() => {
    if (isTouched) saveShippingDraft(choice, idCountry)
  }, [choice, idCountry, isTouched])

  // The carrier is determined at each render, because a new address may change which carriers are available.
  const idCarrier = pickCarrier(carriers, choice.idCarrier ?? cart.id_carrier)
  const carrier = carriers.find(({ id_carrier }) => id_carrier === idCarrier)
  const point = choice.idPointCarrier === idCarrier ? choice.point : null
  const changeChoice = (part: Partial<ShippingDraft>) => {
    setIsTouched(true)
    setChoice((before) => ({ ...before, ...part }))
  }
  return {
    carrier,
    point,
    postcode: choice.postcode,
    missingChoice: findMissingChoice(carrier, point),
    /** Null for a carrier without pickup points. */
    servicePointId: carrier && hasPickupPoints(carrier) ? (point?.id ?? null) : null,
    chooseCarrier: (id: number) => changeChoice({ idCarrier: id }),
    choosePoint: (chosenPoint: ServicePoint | null) => changeChoice({ point: chosenPoint, idPointCarrier: idCarrier }),
    typePostcode: (postcode: string) => changeChoice({ postcode }),
  }
}
