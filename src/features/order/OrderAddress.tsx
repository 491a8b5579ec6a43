import type { Address } from '../../contract/session'
import * as styles from './OrderConfirmation.module.css'

/** An address as it stands on the parcel. */
export function OrderAddress({ address }: { address: Address }) {
  const lines = [
    `${address.firstname} ${address.lastname}`,
    address.company,
    address.vat_number,
    address.address1,
    address.address2,
    `${address.postcode} ${address.city}`,
  ].filter((line): line is string => Boolean(line))
  return (
    <address className={styles.address}>
      {lines.map((line, index) => (
        <span key={index}>{line}</span>
      ))}
    </address>
  )
}
