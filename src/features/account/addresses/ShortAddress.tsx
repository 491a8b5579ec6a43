import type { Address } from '../../../contract/session'
import { AddressLines } from '../../../forms/address/AddressLines'
import * as styles from './Addresses.module.css'

/** What an address is for, and the address without its country. */
export function ShortAddress({ label, address }: { label: string; address: Address }) {
  return (
    <div>
      <p className={styles.label}>{label}</p>
      <p>
        {address.firstname} {address.lastname}
      </p>
      <AddressLines address={address} countries={[]} />
    </div>
  )
}
