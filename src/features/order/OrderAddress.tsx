import type { Country } from '../../contract/catalogue'
import type { Address } from '../../contract/session'
import * as styles from './OrderConfirmation.module.css'

interface OrderAddressProps {
  address: Address
  /** Null when its name is not known. */
  country: Country | null
}

/** An address as it stands on the parcel. */
export function OrderAddress({ address, country }: OrderAddressProps) {
  const lines = [
    `${address.firstname} ${address.lastname}`,
    address.company,
    address.vat_number,
    address.address1,
    address.address2,
    `${address.postcode} ${address.city}`,
    country?.name,
  ].filter((line): line is string => Boolean(line))
  return (
    <address className={styles.address}>
      {lines.map((line, index) => (
        <span key={index}>{line}</span>
      ))}
    </address>
  )
}
