import { useRef, useState } from 'react'
import type { CartItem } from '../../../contract/cart'
import type { GiftDestination } from '../../../contract/giftDestination'
import { isOffered } from '../../../contract/links'
import { bringMessages } from '../../../i18n/lateMessages'
import { chooseGiftDestination } from '../../../store/cart/giftThunks'
import { selectIsCheckoutChanged } from '../../../store/checkout/checkoutSlice'
import { loadCheckout } from '../../../store/checkout/checkoutAndPayment'
import { useAppDispatch, useAppSelector } from '../../../store/hooks'
import { useErrorMessage } from '../../../store/http/errorMessage'
import { ErrorNote } from '../../../ui/status/ErrorNote'
import { describeDestination, useOwnersName } from './GiftItemNotes'
import * as radioStyles from '../../../ui/form/RadioCard.module.css'
import * as text from '../../../ui/text.module.css'
import * as styles from './GiftItems.module.css'

const useMessages = bringMessages('cart', 'giftlistLines')

export function GiftDestinationChoice({ item }: { item: CartItem }) {
  const messages = useMessages('giftlistLines')
  const owners = useOwnersName()(item.giftlist_name)
  const { chosenDestination, error, isBusy, chooseDestination } = useGiftDestination(item)
  if (!isOffered(item, 'destination')) {
    const statement = describeDestination(item, messages, owners)
    return statement !== null && <p className={text.sm}>{statement}</p>
  }
  const { destination } = messages
  const options: [GiftDestination, string, string][] = [
    ['owner', destination.owner(owners), destination.ownerText],
    ['giver', destination.giver, destination.giverText],
    ['pickup', destination.pickup, destination.pickupText(owners)],
  ]
  return (
    <fieldset className={text.sm} aria-busy={isBusy || undefined}>
      <legend className={`${styles.label} ${text.xxs} ${text.stone}`}>{destination.legend}</legend>
      {options
        .filter(([value]) => value !== 'owner' || item.can_deliver_to_owner || chosenDestination === 'owner')
        .map(([value, title, explanation]) => (
          <label key={value} className={styles.destination}>
            <input
              type="radio"
              className={radioStyles.dot}
              name={`destination-${item.id}`}
              value={value}
              checked={value === chosenDestination}
              onChange={() => void chooseDestination(value)}
            />
            <span>
              {title}
              <span className={styles.explanation}>{explanation}</span>
            </span>
          </label>
        ))}
      <ErrorNote>{error}</ErrorNote>
    </fieldset>
  )
}

/**
 * The page shows the choice before the API confirms it. If the user chooses several times quickly, for example with the
 * arrow keys, the last choice counts.
 */
function useGiftDestination(item: CartItem) {
  const { errors } = useMessages('cart')
  const dispatch = useAppDispatch()
  const describeError = useErrorMessage()
  const isCheckoutChanged = useAppSelector(selectIsCheckoutChanged)
  const [wantedDestination, setWantedDestination] = useState<GiftDestination | null>(null)
  const [error, setError] = useState<string | null>(null)
  const choiceCount = useRef(0)

  const chooseDestination = async (destination: GiftDestination) => {
    choiceCount.current += 1
    const choiceNumber = choiceCount.current
    setWantedDestination(destination)
    setError(null)
    const { error: failure } = await dispatch(chooseGiftDestination(item.id, destination))
    if (choiceCount.current !== choiceNumber) return
    setWantedDestination(null)
    setError(failure && describeError(failure, errors))
    // The checkout is loaded again, because only the API can say whether the reported change still applies.
    if (isCheckoutChanged) await dispatch(loadCheckout())
  }
  return {
    chosenDestination: wantedDestination ?? item.destination ?? 'giver',
    error,
    isBusy: wantedDestination !== null,
    chooseDestination,
  }
}
