import { useState } from 'react'
import type { Country } from '../../../contract/catalogue'
import type { Address } from '../../../contract/session'
import { VisuallyHidden } from '../../../design/VisuallyHidden'
import { AddressRow } from './AddressRow'
import * as styles from './Addresses.module.css'

interface AddressRowsProps {
  addresses: readonly Address[]
  countries: readonly Country[]
}

/** The addresses, the oldest first; what was done with one is told. */
export function AddressRows({ addresses, countries }: AddressRowsProps) {
  const [said, setSaid] = useState('')
  return (
    <div>
      <ul className={styles.rows}>
        {addresses.map((address) => (
          <AddressRow key={address.id_address} address={address} countries={countries} onDone={setSaid} />
        ))}
      </ul>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </div>
  )
}
