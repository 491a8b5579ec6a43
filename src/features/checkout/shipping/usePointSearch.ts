import { useCallback, useEffect, useRef, useState } from 'react'
import type { Carrier, ServicePoint } from '../../../contract/checkout'
import { faultOf } from '../../../contract/faultOf'
import { findServicePoints } from '../../../state/checkout/findServicePoints'
import { useShopDispatch } from '../../../state/hooks'

/** The name of the words that say why a search gave nothing. */
export type PointFault = 'postcodeMissing' | 'postcodeUnknown' | 'searchFailed'

export interface PointSearch {
  /** The nearest first. */
  points: readonly ServicePoint[]
  /** The postcode that they are near to; null: the delivery address. */
  near: string | null
  busy: boolean
  fault: PointFault | null
  search: (postcode: string) => void
}

/**
 * A carrier's pick-up points: those near the delivery address, until the shopper looks elsewhere. The answer to the
 * last search counts, however late the ones before it come in; a search that fails leaves the list as it was.
 * @param kept what was typed before in this visit: looked for at once
 */
export function usePointSearch(carrier: Carrier, kept: string): PointSearch {
  const dispatch = useShopDispatch()
  const [found, setFound] = useState<{ near: string; points: readonly ServicePoint[] } | null>(null)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<PointFault | null>(null)
  const last = useRef(0)
  const asked = useRef(carrier)
  asked.current = carrier

  const search = useCallback(
    async (typed: string) => {
      const postcode = typed.trim()
      last.current += 1
      const turn = last.current
      if (postcode === '') return setFault('postcodeMissing')
      setBusy(true)
      setFault(null)
      const outcome = await dispatch(findServicePoints(asked.current, postcode))
      if (turn !== last.current) return
      setBusy(false)
      if (!outcome.ok) setFault(faultOf(outcome.error).kind === 'invalid' ? 'postcodeUnknown' : 'searchFailed')
      else if (outcome.points.length === 0) setFault('postcodeUnknown')
      else setFound({ near: postcode, points: outcome.points })
    },
    [dispatch],
  )
  const [first] = useState(kept)
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
    fault,
    search: (postcode) => void search(postcode),
  }
}
