import { findServicePoints as send } from '../../apiClient/checkout'
import type { Carrier, ServicePoint } from '../../contract/checkout'
import { recorded, type RecordedError } from '../recordedError'
import type { ShopThunk } from '../services'

/** The points found, the nearest first, none for a postcode that nobody knows; or why they could not be asked. */
export type ServicePointsOutcome = { ok: true; points: ServicePoint[] } | { ok: false; error: RecordedError }

/** A carrier's pick-up points near a postcode of the cart's country. Changes nothing: whoever asked keeps the answer. */
export const findServicePoints =
  (carrier: Carrier, postcode: string): ShopThunk<Promise<ServicePointsOutcome>> =>
  async (_dispatch, _getState, { client }) => {
    try {
      return { ok: true, points: (await send(client, carrier, postcode.trim())).service_points }
    } catch (error) {
      return { ok: false, error: recorded(error) }
    }
  }
