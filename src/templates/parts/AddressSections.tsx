import { Addresses } from '../../features/account/addresses/Addresses'
import { AccountFrame } from '../../features/account/frame/AccountFrame'

export function AddressSections() {
  return (
    <AccountFrame currentSection="addresses">
      <Addresses />
    </AccountFrame>
  )
}
