import { useRef, useState } from 'react'
import type { CartItem } from '../../../contract/cart'
import type { GiftDestination } from '../../../contract/giftDestination'
import { useWords } from '../../../i18n/useWords'
import { chooseGiftDestination } from '../../../store/cart/giftThunks'
import { selectIsCheckoutChanged } from '../../../store/checkout/checkoutSlice'
import { loadCheckout } from '../../../store/checkout/loadCheckout'
import { useStoreDispatch, useStoreSelector } from '../../../store/hooks'
import { useErrorMessage } from '../../../store/http/errorMessage'

/**
 * Sends the chosen destination of a gift. The choice shows at once, and a failure restores that of the cart. Of several
 * quick choices, as with the arrow keys, the last one counts.
 */
export function useGiftDestination(item: CartItem) {
  const { errors } = useWords('cart')
  const dispatch = useStoreDispatch()
  const describeError = useErrorMessage()
  const checkoutChanged = useStoreSelector(selectIsCheckoutChanged)
  const [wanted, setWanted] = useState<GiftDestination | null>(null)
  const [error, setError] = useState<string | null>(null)
  const choices = useRef(0)

  const choose = async (destination: GiftDestination) => {
    choices.current += 1
    const choice = choices.current
    setWanted(destination)
    setError(null)
    const { error: failure } = await dispatch(chooseGiftDestination(item.id, destination))
    if (choices.current !== choice) return
    setWanted(null)
    setError(failure && describeError(failure, errors))
    // The checkout had reported a change. Only the API can say whether that change still applies.
    if (checkoutChanged) await dispatch(loadCheckout())
  }
  return { chosen: wanted ?? item.destination ?? 'giver', error, busy: wanted !== null, choose }
}
