import * as v from 'valibot'
import { servicePoint, type ServicePoint } from '../../../contract/checkout'
import { saveDraft, readDraft } from '../../../store/browser/formDrafts'
import { checkoutDrafts } from '../checkoutDrafts'

/** The draft survives reloads and errors during the visit. */
export interface ShippingDraft {
  idCarrier: number | null
  point: ServicePoint | null
  /** Only this carrier is known to deliver to the pickup point. */
  idPointCarrier: number | null
  /** As the user typed it in the search for pickup points. */
  postcode: string
}

/**
 * Returns an empty draft if the cart's country has changed. The pickup point is validated, because users can edit the
 * storage.
 */
export function readShippingDraft(idCountry: number | null): ShippingDraft {
  const draft = readDraft(checkoutDrafts.shipping)
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
  saveDraft(checkoutDrafts.shipping, {
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
