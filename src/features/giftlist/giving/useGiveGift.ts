import { useState } from 'react'
import type { GiftlistItem } from '../../../contract/giftlist'
import { useLanguage } from '../../../i18n/LanguageContext'
import { putInCart } from '../../../store/cart/addToCart'
import { type CartAddition, selectCart } from '../../../store/cart/cartSlice'
import type { RecordedError } from '../../../store/http/ApiError'
import { useMutation } from '../../../store/query/useMutation'
import type { AppThunk } from '../../../store/AppThunk'
import { panelOpened } from '../../../store/sidePanelSlice'
import { isListOutdated } from './describeGiveError'
import {
  buildGiftAddition,
  clearGiftDraft,
  findGiftError,
  fitDraft,
  type GiftDraft,
  readGiftDraft,
  saveGiftDraft,
} from './giftDraft'
import type { GivablePart } from './giftProgress'
import { createRandomKey, createRequestKey } from '../../../store/http/requestKey'

const sendGift =
  (addition: CartAddition, key: string): AppThunk<Promise<RecordedError | null>> =>
  async (dispatch, getState) => {
    const outcome = await dispatch(putInCart(addition, key))
    const cartItems = selectCart(getState())?.items ?? []
    const isInCart = cartItems.some((cartItem) => cartItem.id_giftlist_product === addition.id_giftlist_product)
    // The response may have been about a cart that this tab no longer has, so it is unknown whether the gift was added.
    if (outcome.ok && !isInCart) return { name: 'ApiError', message: 'No cart', isUnsettled: true }
    if (outcome.ok) dispatch(panelOpened({ mode: 'cartResult', data: { error: null, addition, key } }))
    return outcome.error
  }

interface GiveGiftOptions {
  item: GiftlistItem
  /** The quantity and the amount may decrease while the giver types. */
  givablePart: GivablePart
  initialDraft: Partial<GiftDraft>
  onGiven: () => void
  onOutdated: () => void
}

export function useGiveGift({ item, givablePart, initialDraft, onGiven, onOutdated }: GiveGiftOptions) {
  const language = useLanguage()
  const [storedDraft, setStoredDraft] = useState(() => readGiftDraft(item, givablePart, language, initialDraft))
  const [hasSubmitted, setHasSubmitted] = useState(false)
  const { isBusy, error, run, clearError } = useMutation(sendGift)
  const [keySeed] = useState(createRandomKey)
  const draft = fitDraft(storedDraft, givablePart)
  const foundError = findGiftError(draft, givablePart)

  const changeDraft = (changes: Partial<GiftDraft>) => {
    const nextDraft = { ...draft, ...changes }
    setStoredDraft(nextDraft)
    saveGiftDraft(item, nextDraft)
  }
  const submitGift = async () => {
    setHasSubmitted(true)
    clearError()
    const addition = buildGiftAddition(item, draft)
    if (foundError || !addition) return foundError
    const failure = await run(addition, createRequestKey(keySeed, addition))
    if (failure === null) {
      clearGiftDraft(item)
      onGiven()
    } else if (failure && isListOutdated(failure)) onOutdated()
    return null
  }
  // A message that is too long shows an error while the giver types, and a wrong amount only after a submit.
  const shownError = hasSubmitted || foundError?.field === 'message' ? foundError : null
  return { draft, changeDraft, submitGift, isBusy, error, fieldError: shownError }
}
