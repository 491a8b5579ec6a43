import { useEffect, useRef } from 'react'
import { useOneAtATime } from '../../../design/useOneAtATime'
import { useShopDispatch } from '../../../state/hooks'
import { panelOpened } from '../../../state/sidePanel/sidePanelSlice'
import { addPieces } from './addPieces'
import { afterTrying, cartResultOf } from './afterTrying'
import { additionOf, isGoing, type Piece } from './pieces'

/**
 * Puts what goes into the cart, once however often the button is tapped. When all is in, the side panel goes over to
 * the cart result; what failed stays, to be tried again by itself.
 */
export function useAdding(setPieces: (pieces: Piece[]) => void) {
  const dispatch = useShopDispatch()
  const { busy, run } = useOneAtATime()
  const closed = useRef(false)
  useEffect(() => {
    closed.current = false
    return () => {
      closed.current = true
    }
  }, [])

  const add = (pieces: readonly Piece[]) =>
    run(async () => {
      const tried = await dispatch(addPieces(pieces.filter(isGoing)))
      const after = afterTrying(pieces, tried)
      const result = cartResultOf(after, tried)
      // Closed meanwhile: what did not come into the cart must still be said.
      const missed = closed.current ? tried.find(({ outcome }) => !outcome.ok) : undefined
      if (result) dispatch(panelOpened({ mode: 'cartResult', data: result }))
      else if (missed) {
        dispatch(panelOpened({ mode: 'cartResult', data: { ...missed.outcome, addition: additionOf(missed.piece) } }))
      } else setPieces(after)
    })
  return { busy, add }
}
