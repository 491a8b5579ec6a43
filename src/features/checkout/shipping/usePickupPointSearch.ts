import { useCallback, useEffect, useRef, useState } from 'react'
import type { Carrier, ServicePoint } from '../../../contract/checkout'
import { classifyError } from '../../../store/http/classifyError'
import { findServicePoints } from '../../../store/checkout/checkoutThunks'
import { useStoreDispatch } from '../../../store/hooks'

/** The key of the message that says why a search found nothing. */
export type PickupPointError = 'postcodeMissing' | 'postcodeUnknown' | 'searchFailed'

export interface PickupPointSearch {
  /** The pickup points, the nearest first. */
  points: readonly ServicePoint[]
  /** The postcode that they are near; null when they are near the delivery address. */
  near: string | null
  busy: boolean
  error: PickupPointError | null
  search: (postcode: string) => void
}

/**
 * The pickup points of a carrier: those near the delivery address, until the user searches elsewhere. Only the answer to
 * the latest search counts, and a failed search leaves the list unchanged.
 * @param typedBefore the postcode typed earlier in this visit, which is searched at once
 */
export function usePickupPointSearch(carrier: Carrier, typedBefore: string): PickupPointSearch {
  const dispatch = useStoreDispatch()
  const [found, setFound] = useState<{ near: string; points: readonly ServicePoint[] } | null>(null)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<PickupPointError | null>(null)
  const last = useRef(0)
  const latestCarrier = useRef(carrier)
  latestCarrier.current = carrier

  const search = useCallback(
    async (typed: string) => {
      const postcode = typed.trim()
      last.current += 1
      const turn = last.current
      if (postcode === '') return setError('postcodeMissing')
      setBusy(true)
      setError(null)
      const outcome = await dispatch(findServicePoints(latestCarrier.current, postcode))
      if (turn !== last.current) return
      setBusy(false)
      if (!outcome.ok) setError(classifyError(outcome.error).kind === 'invalid' ? 'postcodeUnknown' : 'searchFailed')
      else if (outcome.points.length === 0) setError('postcodeUnknown')
      else setFound({ near: postcode, points: outcome.points })
    },
    [dispatch],
  )
  const [first] = useState(typedBefore)
  useEffect(() => {
    if (first.trim() !== '') void search(first)
    return () => {
      // Answers that arrive after unmounting are dropped.
      last.current += 1
    }
  }, [first, search])

  return {
    points: found?.points ?? carrier.service_points,
    near: found?.near ?? null,
    busy,
    error,
    search: (postcode) => void search(postcode),
  }
}
