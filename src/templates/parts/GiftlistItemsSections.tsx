import { AccountFrame } from '../../features/account/frame/AccountFrame'
import { GiftlistItems } from '../../features/giftlist/items/GiftlistItems'

/** The items of a gift list within the account frame. */
export function GiftlistItemsSections() {
  return (
    <AccountFrame current="giftlists">
      <GiftlistItems />
    </AccountFrame>
  )
}
