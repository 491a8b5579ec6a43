import { useCallback, useEffect, useState } from 'react'
import { useShopDispatch } from '../../../state/hooks'
import { loadPieces } from './loadPieces'
import type { Piece } from './pieces'

/** What the shopper can change of a piece. */
export type PieceChange = Partial<Pick<Piece, 'version' | 'quantity' | 'taken'>>

/** The pieces in the panel: 'loading' at first, 'failed' when `retry` is worth a try. */
export function usePieces(ids: readonly number[]) {
  const dispatch = useShopDispatch()
  const [pieces, setPieces] = useState<Piece[] | 'loading' | 'failed'>('loading')
  const [attempt, setAttempt] = useState(1)

  useEffect(() => {
    const leaving = new AbortController()
    dispatch(loadPieces(ids, leaving.signal)).then(
      (loaded) => {
        if (!leaving.signal.aborted) setPieces(loaded)
      },
      () => {
        if (!leaving.signal.aborted) setPieces('failed')
      },
    )
    return () => leaving.abort()
  }, [dispatch, ids, attempt])

  const retry = () => {
    setPieces('loading')
    setAttempt(attempt + 1)
  }
  /** What was said of a piece before no longer holds once it is changed. */
  const change = useCallback(
    (id: number, changes: PieceChange) =>
      setPieces((before) =>
        typeof before === 'string'
          ? before
          : before.map((piece) => (piece.product.id_product === id ? { ...piece, ...changes, result: null } : piece)),
      ),
    [],
  )
  return { pieces, setPieces, retry, change }
}
