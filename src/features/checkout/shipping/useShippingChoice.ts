import * as v from 'valibot'
import { useLayoutEffect, useState } from 'react'
import type { Cart } from '../../../contract/cart'
import { type Carrier, servicePoint, type ServicePoint } from '../../../contract/checkout'
import { readDraft, saveDraft } from '../../../store/browser/formDrafts'
import { checkoutFormNames } from '../checkoutFormNames'
import { hasPickupPoints } from '../useCartArrival'
import { findMissingChoice, pickCarrierId, findPickupPoint } from './carrierChoice'

/** The initial choice is the saved draft, or else the choice in the cart, or else the first available carrier. */
export function useShippingChoice(carriers: readonly Carrier[], cart: Cart) {
  const [choice, setChoice] = useState<ShippingDraft>(() => {
    const draft = readShippingDraft(cart.id_country)
    if (draft.pickupPoint) return draft
    return {
      ...draft,
      pickupPoint: findPickupPoint(carriers, cart.service_point),
      pickupPointCarrierId: cart.id_carrier,
    }
  })
  const [hasUserChosen, setHasUserChosen] = useState(false)
  const { id_country: countryId } = cart
  // A layout effect saves the choice before the browser paints, so that even an immediate reload restores the choice.
  useLayoutEffect(() => {
    if (hasUserChosen) saveShippingDraft(choice, countryId)
  }, [choice, countryId, hasUserChosen])

  // The carrier is determined at each render, because a new address may change which carriers are available.
  const carrierId = pickCarrierId(carriers, choice.carrierId ?? cart.id_carrier)
  const carrier = carriers.find(({ id_carrier }) => id_carrier === carrierId)
  const pickupPoint = choice.pickupPointCarrierId === carrierId ? choice.pickupPoint : null
  const changeChoice = (changes: Partial<ShippingDraft>) => {
    setHasUserChosen(true)
    setChoice((currentChoice) => ({ ...currentChoice, ...changes }))
  }
  return {
    carrier,
    pickupPoint,
    postcode: choice.postcode,
    missingChoice: findMissingChoice(carrier, pickupPoint),
    /** Null if no pickup point is chosen or the carrier has none. */
    servicePointId: carrier && hasPickupPoints(carrier) ? (pickupPoint?.id ?? null) : null,
    chooseCarrier: (id: number) => changeChoice({ carrierId: id }),
    choosePickupPoint: (chosenPickupPoint: ServicePoint | null) =>
      changeChoice({ pickupPoint: chosenPickupPoint, pickupPointCarrierId: carrierId }),
    typePostcode: (postcode: string) => changeChoice({ postcode }),
  }
}

interface ShippingDraft {
  carrierId: number | null
  pickupPoint: ServicePoint | null
  /** Only this carrier is known to deliver to the pickup point. */
  pickupPointCarrierId: number | null
  postcode: string
}

/**
 * Returns an empty draft if the cart's country has changed. The pickup point is validated, because users can edit the
 * storage.
 */
export function readShippingDraft(countryId: number | null): ShippingDraft {
  const draft = readDraft(checkoutFormNames.shipping)
  if (draft.country !== String(countryId))
    return { carrierId: null, pickupPoint: null, pickupPointCarrierId: null, postcode: '' }
  return {
    carrierId: Number(draft.carrier) || null,
    pickupPoint: parsePickupPoint(draft.point ?? ''),
    pickupPointCarrierId: Number(draft.pointCarrier) || null,
    postcode: draft.postcode ?? '',
  }
}

export function saveShippingDraft(
  { carrierId, pickupPoint, pickupPointCarrierId, postcode }: ShippingDraft,
  countryId: number | null,
): void {
  saveDraft(checkoutFormNames.shipping, {
    country: String(countryId),
    carrier: carrierId === null ? '' : String(carrierId),
    point: pickupPoint ? JSON.stringify(pickupPoint) : '',
    pointCarrier: pickupPointCarrierId === null ? '' : String(pickupPointCarrierId),
    postcode,
  })
}

function parsePickupPoint(storedPickupPoint: string): ServicePoint | null {
  try {
    const parsedPickupPoint = v.safeParse(servicePoint, JSON.parse(storedPickupPoint))
    return parsedPickupPoint.success ? parsedPickupPoint.output : null
  } catch {
    return null
  }
}
