import { useEffect, useRef, useState } from 'react'
import type { Giftlist } from '../../contract/giftlist'
import { useBusy } from '../../store/useBusy'
import { formErrorMessage } from '../../forms/useFormSubmit'
import { useWords } from '../../i18n/useWords'
import { useStoreDispatch } from '../../store/hooks'
import type { WishedVariant } from '../../store/wishlist/matchWishedVariants'
import { putOnGiftlist, type GiftlistTarget, type MoveOutcome } from './putOnGiftlist'

/** What is chosen and typed, from one item to the next. */
export interface GiftlistDraft {
  /** The id of a list, a new one, or whichever is the first. */
  chosen: number | 'new' | null
  /** Of a new list. */
  name: string
}

interface MoveHandlers {
  onMoved: (item: WishedVariant, list: Giftlist) => void
  /** What went wrong, once nobody looks at the panel any more. */
  onFailed: (message: string) => void
}

/** Moves items to gift lists, one at a time; what was chosen, typed or made meanwhile stays for the next try. */
export function useMoveToGiftlist(item: WishedVariant | null, open: boolean, { onMoved, onFailed }: MoveHandlers) {
  const words = useWords('wishlist').giftlist
  const { form } = useWords('identity')
  const dispatch = useStoreDispatch()
  const [draft, setDraft] = useState<GiftlistDraft>({ chosen: null, name: '' })
  const { busy, run } = useBusy()
  const [error, setError] = useState<string | null>(null)
  const current = useRef(item)
  current.current = item
  useEffect(() => setError(null), [open, item])

  const describeFailure = (outcome: MoveOutcome, goal: GiftlistTarget, name: string) => {
    if (!outcome.list) return formErrorMessage(outcome.failed, form)
    return 'list' in goal ? words.notMoved(name) : words.onlyMade(outcome.list.name, name)
  }
  /** Gives the list back that the item was to go to, null when there is none. */
  const give = async (goal: GiftlistTarget): Promise<Giftlist | null> => {
    if (!item) return null
    const given = await run(async () => {
      setError(null)
      const outcome = await dispatch(putOnGiftlist(item.wish, goal))
      const { list } = outcome
      if (list) setDraft({ chosen: list.id_giftlist, name: '' })
      if (list && outcome.put) onMoved(item, list)
      else (current.current === item ? setError : onFailed)(describeFailure(outcome, goal, item.product.name))
      return list
    })
    return given ?? null
  }
  return { draft, setDraft, busy, error, give }
}
