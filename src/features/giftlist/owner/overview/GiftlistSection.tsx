import { AccountFrame } from '../../../account/frame/AccountFrame'
import { MyGiftlists } from './MyGiftlists'

export function GiftlistSection() {
  return (
    <AccountFrame currentSection="giftlists">
      <MyGiftlists />
    </AccountFrame>
  )
}
