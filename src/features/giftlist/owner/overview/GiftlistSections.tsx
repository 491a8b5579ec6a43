import { AccountFrame } from '../../../account/frame/AccountFrame'
import { MyGiftlists } from './MyGiftlists'

export function GiftlistSections() {
  return (
    <AccountFrame currentSection="giftlists">
      <MyGiftlists />
    </AccountFrame>
  )
}
