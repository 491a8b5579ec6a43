import type { Country } from '../../contract/catalogue'
import type { Address } from '../../contract/session'
import { bringMessages } from '../../i18n/lateMessages'
import { findCountryName, listPlaceLines } from './formatAddressLine'
import * as styles from './AddressLines.module.css'

const useMessages = bringMessages('identity')

interface AddressLinesProps {
  address: Address
  /** Empty while the countries load; null if the country must be left out. */
  countries: readonly Country[] | null
}

/** The caller renders the name above the address. */
export function AddressLines({ address, countries }: AddressLinesProps) {
  const { address: messages } = useMessages('identity')
  return (
    <address className={styles.lines}>
      {formatAddressLines(address, countries ?? []).map((line, index) => (
        <span key={index}>{line}</span>
      ))}
      {/* The line of the country is reserved while its name loads, so that nothing moves later. */}
      {countries?.length === 0 && <span aria-hidden="true">{'\u00a0'}</span>}
      {address.vat_number && (
        <span>
          {messages.vatNumber} {address.vat_number}
        </span>
      )}
    </address>
  )
}

/** The lines are those on an envelope, without the name. The country's line is absent while the country is unknown. */
export const formatAddressLines = (address: Address, countries: readonly Country[]): string[] => [
  ...(address.company ? [address.company] : []),
  ...listPlaceLines(address, findCountryName(address, countries)),
]
