import type { ReactNode } from 'react'
import type { Country } from '../../../contract/catalogue'
import type { Address } from '../../../contract/session'
import { RadioCard } from '../../../design/RadioCard'
import { addressLine } from '../../../forms/address/addressLine'
import * as styles from '../../../forms/Form.module.css'

interface AddressRadiosProps {
  name: string
  legend: string
  addresses: readonly Address[]
  countries: readonly Country[]
  chosen: number
  onChoose: (idAddress: number) => void
  /** Below the addresses. */
  children?: ReactNode
}

/** One of the addresses that the shop knows. */
export function AddressRadios({ name, legend, addresses, countries, chosen, onChoose, children }: AddressRadiosProps) {
  return (
    <fieldset className={styles.section}>
      <legend className={styles.heading}>{legend}</legend>
      <div>
        {addresses.map((address) => (
          <RadioCard
            key={address.id_address}
            name={name}
            value={address.id_address}
            checked={address.id_address === chosen}
            onChange={() => onChoose(address.id_address)}
            title={[`${address.firstname} ${address.lastname}`, address.company].filter(Boolean).join(', ')}
            explanation={addressLine(address, countries)}
          />
        ))}
      </div>
      {children}
    </fieldset>
  )
}
