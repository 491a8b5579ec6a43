import { Addresses } from '../../features/account/addresses/Addresses'
import { AccountFrame } from '../../features/account/frame/AccountFrame'

/** The addresses in their place of the account. */
export function AddressSections() {
  return (
    <AccountFrame current="addresses">
      <Addresses />
    </AccountFrame>
  )
}
