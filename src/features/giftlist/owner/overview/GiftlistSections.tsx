import { AccountFrame } from '../../../account/frame/AccountFrame'
import { MyGiftlists } from './MyGiftlists'

/** The gift lists of a customer, after the login. */
export function GiftlistSections() {
  return (
    <AccountFrame current="giftlists">
      <MyGiftlists />
    </AccountFrame>
  )
}
