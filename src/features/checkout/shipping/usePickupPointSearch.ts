import { useRef, useState } from 'react'
import type { Carrier, ServicePoint } from '../../../contract/checkout'
import { classifyError } from '../../../store/http/errorMessage'
import { findServicePoints } from '../../../store/checkout/checkoutThunks'
import { useQuery } from '../../../store/query/useQuery'

/** The keys of the messages about a search that found nothing. */
export type PickupPointError = 'postcodeMissing' | 'postcodeUnknown' | 'searchFailed'

/**
 * The pickup points are near the delivery address until the user searches elsewhere. Only the response to the latest
 * search counts, and a failed search leaves the list unchanged.
 * @param previousPostcode the postcode typed earlier in this visit, for which the search starts immediately
 */
export function usePickupPointSearch(carrier: Carrier, previousPostcode: string) {
  const [postcode, setPostcode] = useState(() => previousPostcode.trim())
  const [isPostcodeMissing, setIsPostcodeMissing] = useState(false)
  const query = useQuery(postcode === '' ? null : postcode, () => findServicePoints(carrier, postcode), {
    isPublic: true,
  })
  const foundPickupPoints = useRef<{ postcode: string; pickupPoints: readonly ServicePoint[] } | null>(null)
  if (query.data && query.data.length > 0) foundPickupPoints.current = { postcode, pickupPoints: query.data }

  return {
    pickupPoints: foundPickupPoints.current?.pickupPoints ?? carrier.service_points,
    /** Null when the pickup points are near the delivery address. */
    searchedPostcode: foundPickupPoints.current?.postcode ?? null,
    isBusy: query.status === 'loading',
    error: findSearchError(),
    search: (typedPostcode: string) => {
      const wantedPostcode = typedPostcode.trim()
      setIsPostcodeMissing(wantedPostcode === '')
      if (wantedPostcode === '') return
      if (wantedPostcode === postcode && query.status === 'failed') query.retry()
      setPostcode(wantedPostcode)
    },
  }

  function findSearchError(): PickupPointError | null {
    if (isPostcodeMissing) return 'postcodeMissing'
    if (query.data?.length === 0) return 'postcodeUnknown'
    if (query.status !== 'failed') return null
    return query.error && classifyError(query.error).kind === 'invalid' ? 'postcodeUnknown' : 'searchFailed'
  }
}
