import type { MouseEvent } from 'react'
import type { CartItem } from '../../../contract/cart'
import type { LineItemChanges } from '../../cart/lineItems/useLineItemChanges'
import { useMoney } from '../../../i18n/money'
import { bringMessages } from '../../../i18n/lateMessages'
import type { Areas } from '../../../i18n/messages'
import { isTaken } from '../../../store/cart/cartDifference'
import { changeContribution } from '../../../store/cart/giftThunks'
import { selectIsCheckoutChanged } from '../../../store/checkout/checkoutSlice'
import { loadCheckout } from '../../../store/checkout/checkoutAndPayment'
import { useAppSelector } from '../../../store/hooks'
import { useErrorMessage } from '../../../store/http/errorMessage'
import type { RecordedError } from '../../../store/http/ApiError'
import { useMutation } from '../../../store/query/useMutation'
import type { AppThunk } from '../../../store/AppThunk'
import { Note } from '../../../ui/status/Note'
import * as text from '../../../ui/text.module.css'
import * as styles from './GiftItems.module.css'

const useMessages = bringMessages('cart', 'giftlistLines')

/** Another giver may have given the item first. */
export function GiftShortageNote({ item, changes }: { item: CartItem; changes: Pick<LineItemChanges, 'setQuantity'> }) {
  const { taken: messages } = useMessages('giftlistLines')
  const formatEuro = useMoney()
  const { error, run } = useContributionChange(item)
  const shortage = findGiftShortage(item)
  if (!shortage) return null
  const { message, action } = describeShortage(shortage, item, messages, formatEuro)
  const handleClick = ({ currentTarget }: MouseEvent) => {
    // The button disappears together with the note, so the line item receives the focus.
    currentTarget.closest('li')?.focus({ preventScroll: true })
    if (shortage.kind === 'amount') void run(shortage.left)
    else void changes.setQuantity(item, shortage.kind === 'items' ? shortage.left : 0)
  }
  return (
    <Note variant="bad" role="status">
      {message}{' '}
      <button
        type="button"
        className={`${styles.adapt} ${text.link}`}
        aria-label={`${action}: ${item.name}`}
        onClick={handleClick}
      >
        {action}
      </button>
      {error && <p role="alert">{error}</p>}
    </Note>
  )
}

function useContributionChange({ id }: CartItem) {
  const { errors } = useMessages('cart')
  const describeError = useErrorMessage()
  const isCheckoutChanged = useAppSelector(selectIsCheckoutChanged)
  const { error, run } = useMutation((amount: number): AppThunk<Promise<RecordedError | null>> => async (dispatch) => {
    const outcome = await dispatch(changeContribution(id, amount))
    // The checkout is loaded again, because only the API can say whether the reported change still applies.
    if (outcome.ok && isCheckoutChanged) await dispatch(loadCheckout())
    return outcome.error
  })
  return { error: error && describeError(error, errors), run }
}

/** `left` is the number of items, or the amount in euro, that can still be given. */
type GiftShortage = { kind: 'none' } | { kind: 'items' | 'amount'; left: number }

/** Returns null when the whole gift can still be given. */
export function findGiftShortage(item: CartItem): GiftShortage | null {
  const { amount, giftlist_remaining: remaining } = item
  if (remaining === null || !isTaken(item)) return null
  if (amount !== null) return remaining > 0 ? { kind: 'amount', left: remaining } : { kind: 'none' }
  return remaining >= 1 ? { kind: 'items', left: Math.floor(remaining) } : { kind: 'none' }
}

function describeShortage(
  shortage: GiftShortage,
  { quantity, amount }: CartItem,
  messages: Areas['giftlistLines']['taken'],
  formatEuro: (euro: number) => string,
) {
  switch (shortage.kind) {
    case 'none':
      return { message: messages.none, action: messages.remove }
    case 'items':
      return { message: messages.items(shortage.left, quantity), action: messages.giveItems(shortage.left) }
    case 'amount':
      return {
        message: messages.amount(formatEuro(shortage.left), formatEuro(amount ?? 0)),
        action: messages.giveAmount(formatEuro(shortage.left)),
      }
  }
}
