import * as v from 'valibot'
import { useLayoutEffect, useState } from 'react'
import type { Cart } from '../../../contract/cart'
import { type Carrier, servicePoint, type ServicePoint } from '../../../contract/checkout'
import { readDraft, saveDraft } from '../../../store/browser/formDrafts'
import { checkoutForms } from '../checkoutForms'
import { hasPickupPoints } from '../useCartArrival'
import { findMissingChoice, pickCarrierId, findPickupPoint } from './carrierChoice'

/** The initial choice is the saved draft, or else the choice in the cart, or else the first available carrier. */
export function useShippingChoice(carriers: readonly Carrier[], cart: Cart) {
  const [choice, setChoice] = useState<ShippingDraft>(() => {
    const draft = readShippingDraft(cart.id_country)
    if (draft.point) return draft
    return { ...draft, point: findPickupPoint(carriers, cart.service_point), idPointCarrier: cart.id_carrier }
  })
  const [hasUserChosen, setHasUserChosen] = useState(false)
  const { id_country: idCountry } = cart
  // A layout effect saves the choice before the browser paints, so that even an immediate reload restores the choice.
  useLayoutEffect(() => {
    if (hasUserChosen) saveShippingDraft(choice, idCountry)
  }, [choice, idCountry, hasUserChosen])

  // The carrier is determined at each render, because a new address may change which carriers are available.
  const idCarrier = pickCarrierId(carriers, choice.idCarrier ?? cart.id_carrier)
  const carrier = carriers.find(({ id_carrier }) => id_carrier === idCarrier)
  const point = choice.idPointCarrier === idCarrier ? choice.point : null
  const changeChoice = (changes: Partial<ShippingDraft>) => {
    setHasUserChosen(true)
    setChoice((before) => ({ ...before, ...changes }))
  }
  return {
    carrier,
    point,
    postcode: choice.postcode,
    missingChoice: findMissingChoice(carrier, point),
    /** Null if no pickup point is chosen or the carrier has none. */
    servicePointId: carrier && hasPickupPoints(carrier) ? (point?.id ?? null) : null,
    chooseCarrier: (id: number) => changeChoice({ idCarrier: id }),
    choosePoint: (chosenPoint: ServicePoint | null) => changeChoice({ point: chosenPoint, idPointCarrier: idCarrier }),
    typePostcode: (postcode: string) => changeChoice({ postcode }),
  }
}

interface ShippingDraft {
  idCarrier: number | null
  point: ServicePoint | null
  /** Only this carrier is known to deliver to the pickup point. */
  idPointCarrier: number | null
  postcode: string
}

/**
 * Returns an empty draft if the cart's country has changed. The pickup point is validated, because users can edit the
 * storage.
 */
export function readShippingDraft(idCountry: number | null): ShippingDraft {
  const draft = readDraft(checkoutForms.shipping)
  if (draft.country !== String(idCountry)) return { idCarrier: null, point: null, idPointCarrier: null, postcode: '' }
  return {
    idCarrier: Number(draft.carrier) || null,
    point: parsePoint(draft.point ?? ''),
    idPointCarrier: Number(draft.pointCarrier) || null,
    postcode: draft.postcode ?? '',
  }
}

export function saveShippingDraft(
  { idCarrier, point, idPointCarrier, postcode }: ShippingDraft,
  idCountry: number | null,
): void {
  saveDraft(checkoutForms.shipping, {
    country: String(idCountry),
    carrier: idCarrier === null ? '' : String(idCarrier),
    point: point ? JSON.stringify(point) : '',
    pointCarrier: idPointCarrier === null ? '' : String(idPointCarrier),
    postcode,
  })
}

function parsePoint(storedPoint: string): ServicePoint | null {
  try {
    const parsedPoint = v.safeParse(servicePoint, JSON.parse(storedPoint))
    return parsedPoint.success ? parsedPoint.output : null
  } catch {
    return null
  }
}
