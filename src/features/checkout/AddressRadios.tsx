import type { ReactNode } from 'react'
import type { Country } from '../../contract/catalogue'
import type { Address } from '../../contract/session'
import { RadioCard } from '../../ui/form/RadioCard'
import * as text from '../../ui/text.module.css'
import { formatAddressLine } from '../../forms/address/formatAddressLine'
import * as styles from '../../forms/Form.module.css'

export interface AddressRadiosProps {
  name: string
  legend: string
  addresses: readonly Address[]
  countries: readonly Country[]
  chosen: number | null
  /** A remark beside one address, for example that it is the delivery address as well. */
  remark?: { idAddress: number | null; text: string }
  busy?: boolean
  onChoose: (idAddress: number) => void
  children?: ReactNode
}

export function AddressRadios({ name, legend, addresses, countries, chosen, remark, ...rest }: AddressRadiosProps) {
  const { busy, onChoose, children } = rest
  return (
    <fieldset className={styles.section} aria-busy={busy || undefined}>
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
            price={remark?.idAddress === address.id_address && <span className={text.sm}>{remark.text}</span>}
            explanation={formatAddressLine(address, countries)}
          />
        ))}
      </div>
      {children}
    </fieldset>
  )
}
