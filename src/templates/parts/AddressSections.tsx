import { Addresses } from '../../features/account/addresses/Addresses'
import { AccountFrame } from '../../features/account/frame/AccountFrame'

/** The addresses within the frame of the account. */
export function AddressSections() {
  return (
    <AccountFrame current="addresses">
      <Addresses />
    </AccountFrame>
  )
}
