import { useEffect, useRef, useState } from 'react'
import type { Giftlist } from '../../../contract/giftlist'
import { useOneAtATime } from '../../../design/useOneAtATime'
import { formFault } from '../../../forms/formFault'
import { useWords } from '../../../i18n/useWords'
import { useShopDispatch } from '../../../state/hooks'
import type { WishedPiece } from '../wishedPieces'
import { putOnGiftlist, type Goal, type Outcome } from './putOnGiftlist'

/** What is chosen and typed, from one piece to the next. */
export interface Draft {
  /** The id of a list, a new one, or whichever is the first. */
  chosen: number | 'new' | null
  /** Of a new list. */
  name: string
}

interface Told {
  onMoved: (piece: WishedPiece, list: Giftlist) => void
  /** What went wrong, once nobody looks at the panel any more. */
  onFailed: (said: string) => void
}

/** Gives pieces to gift lists, one at a time; what was chosen, typed or made meanwhile stays for the next try. */
export function useGiving(piece: WishedPiece | null, open: boolean, { onMoved, onFailed }: Told) {
  const words = useWords('wishlist').giftlist
  const { form } = useWords('identity')
  const dispatch = useShopDispatch()
  const [draft, setDraft] = useState<Draft>({ chosen: null, name: '' })
  const { busy, run } = useOneAtATime()
  const [fault, setFault] = useState<string | null>(null)
  const current = useRef(piece)
  current.current = piece
  useEffect(() => setFault(null), [open, piece])

  const whatFailed = (outcome: Outcome, goal: Goal, name: string) => {
    if (!outcome.list) return formFault(outcome.failed, form)
    return 'list' in goal ? words.notMoved(name) : words.onlyMade(outcome.list.name, name)
  }
  /** Gives the list back that the piece was to go to, null when there is none. */
  const give = async (goal: Goal): Promise<Giftlist | null> => {
    if (!piece) return null
    const given = await run(async () => {
      setFault(null)
      const outcome = await dispatch(putOnGiftlist(piece.wish, goal))
      const { list } = outcome
      if (list) setDraft({ chosen: list.id_giftlist, name: '' })
      if (list && outcome.put) onMoved(piece, list)
      else (current.current === piece ? setFault : onFailed)(whatFailed(outcome, goal, piece.product.name))
      return list
    })
    return given ?? null
  }
  return { draft, setDraft, busy, fault, give }
}
