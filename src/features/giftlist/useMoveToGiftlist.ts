import { useEffect, useRef, useState } from 'react'
import type { Giftlist } from '../../contract/giftlist'
import { useWords } from '../../i18n/useWords'
import { useErrorMessage } from '../../store/http/errorMessage'
import type { AppThunk } from '../../store/services'
import { useMutation } from '../../store/query/useMutation'
import type { WishedVariant } from '../../store/wishlist/matchWishedVariants'
import { putOnGiftlist, type GiftlistTarget, type MoveOutcome } from './putOnGiftlist'

/** The chosen and typed values, which are preserved from one item to the next. */
export interface GiftlistDraft {
  /** The id of a list, 'new' for a new one, or null for the first one. */
  chosen: number | 'new' | null
  name: string
}

interface MoveHandlers {
  onMoved: (item: WishedVariant, list: Giftlist) => void
  /** Called with the error message when the panel no longer shows the item. */
  onFailed: (message: string) => void
}

/** Moves items to gift lists, one at a time. Any choice, typed text or new list is preserved for the next attempt. */
export function useMoveToGiftlist(item: WishedVariant | null, open: boolean, { onMoved, onFailed }: MoveHandlers) {
  const words = useWords('wishlist').giftlist
  const { form } = useWords('identity')
  const describeError = useErrorMessage()
  const [draft, setDraft] = useState<GiftlistDraft>({ chosen: null, name: '' })
  const current = useRef(item)
  current.current = item

  const describeFailure = (outcome: MoveOutcome, goal: GiftlistTarget, name: string) => {
    if (!outcome.list) return describeError(outcome.failed, form)
    return 'list' in goal ? words.notMoved(name) : words.onlyMade(outcome.list.name, name)
  }
  /** `onListKnown` receives the target list, whether or not the item was added to it. */
  const { busy, error, run, clearError } = useMutation(
    (
      item: WishedVariant,
      goal: GiftlistTarget,
      onListKnown: (list: Giftlist) => void,
    ): AppThunk<Promise<string | null>> =>
      async (dispatch) => {
        const outcome = await dispatch(putOnGiftlist(item.wish, goal))
        const { list } = outcome
        if (list) {
          setDraft({ chosen: list.id_giftlist, name: '' })
          onListKnown(list)
        }
        if (list && outcome.put) onMoved(item, list)
        else if (current.current === item) return describeFailure(outcome, goal, item.product.name)
        else onFailed(describeFailure(outcome, goal, item.product.name))
        return null
      },
  )
  useEffect(clearError, [clearError, open, item])

  return {
    draft,
    setDraft,
    busy,
    error,
    give: (goal: GiftlistTarget, onListKnown: (list: Giftlist) => void) => item && run(item, goal, onListKnown),
  }
}
