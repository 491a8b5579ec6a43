import type { Country } from '../../contract/catalogue'
import type { Address } from '../../contract/session'
import { useWords } from '../../i18n/useWords'
import * as styles from './AddressLines.module.css'

interface AddressLinesProps {
  address: Address
  countries: readonly Country[]
}

/** An address in full, as it stands on an envelope; the name above it is the caller's. */
export function AddressLines({ address, countries }: AddressLinesProps) {
  const { address: words } = useWords('identity')
  return (
    <address className={styles.lines}>
      {formatAddressLines(address, countries).map((line, at) => (
        <span key={at}>{line}</span>
      ))}
      {address.vat_number && (
        <span>
          {words.vatNumber} {address.vat_number}
        </span>
      )}
    </address>
  )
}

/** An address as it stands on an envelope, one line each, without the name; the country once it is known. */
export function formatAddressLines(address: Address, countries: readonly Country[]): string[] {
  const { address1, address2, postcode, city, id_country, company } = address
  const country = countries.find((one) => one.id_country === id_country)?.name
  return [company, address1, address2, `${postcode} ${city}`, country].flatMap((line) => line || [])
}
