import * as v from 'valibot'
import { servicePoint, type ServicePoint } from '../../../contract/checkout'
import { clearDraft, saveDraft, readDraft } from '../../../store/browser/formDrafts'

/** What was chosen and typed on the shipping step, kept for this visit, so that a reload or an error loses nothing. */
export interface ShippingDraft {
  idCarrier: number | null
  point: ServicePoint | null
  /** As it was typed to look for points. */
  postcode: string
}

const form = 'checkout-shipping'

/** The kept choice, if it was made for the same country. Storage is hostile: a point must have a point's shape. */
export function readShippingDraft(idCountry: number): ShippingDraft {
  const draft = readDraft(form)
  if (draft.country !== String(idCountry)) return { idCarrier: null, point: null, postcode: '' }
  return {
    idCarrier: Number(draft.carrier) || null,
    point: parsePoint(draft.point ?? ''),
    postcode: draft.postcode ?? '',
  }
}

export function saveShippingDraft({ idCarrier, point, postcode }: ShippingDraft, idCountry: number): void {
  saveDraft(form, {
    country: String(idCountry),
    carrier: idCarrier === null ? '' : String(idCarrier),
    point: point ? JSON.stringify(point) : '',
    postcode,
  })
}

export const clearShippingDraft = (): void => clearDraft(form)

function parsePoint(kept: string): ServicePoint | null {
  try {
    const parsed = v.safeParse(servicePoint, JSON.parse(kept))
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}
