import { AccountFrame } from '../../features/account/frame/AccountFrame'
import { MyGiftlists } from '../../features/giftlist/owner/overview/MyGiftlists'

export function GiftlistSections() {
  return (
    <AccountFrame current="giftlists">
      <MyGiftlists />
    </AccountFrame>
  )
}
