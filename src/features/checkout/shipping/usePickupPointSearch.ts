import { useCallback, useEffect, useRef, useState } from 'react'
import type { Carrier, ServicePoint } from '../../../contract/checkout'
import { classifyError } from '../../../store/http/classifyError'
import { findServicePoints } from '../../../store/checkout/checkoutThunks'
import { useStoreDispatch } from '../../../store/hooks'

/** The name of the words that say why a search gave nothing. */
export type PickupPointError = 'postcodeMissing' | 'postcodeUnknown' | 'searchFailed'

export interface PickupPointSearch {
  /** The nearest first. */
  points: readonly ServicePoint[]
  /** The postcode that they are near to; null: the delivery address. */
  near: string | null
  busy: boolean
  error: PickupPointError | null
  search: (postcode: string) => void
}

/**
 * A carrier's pick-up points: those near the delivery address, until the shopper looks elsewhere. The answer to the
 * last search counts, however late the ones before it come in; a search that fails leaves the list as it was.
 * @param typedBefore what was typed before in this visit: looked for at once
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
      // Whoever has left hears no more answers.
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
