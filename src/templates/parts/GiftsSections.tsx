import { AccountFrame } from '../../features/account/frame/AccountFrame'
import { Gifts } from '../../features/giftlist/gifts/Gifts'

/** The gifts of a gift list within the account frame. */
export function GiftsSections() {
  return (
    <AccountFrame current="giftlists">
      <Gifts />
    </AccountFrame>
  )
}
