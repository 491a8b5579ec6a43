import { useRef } from 'react'
import type { Country } from '../../../contract/catalogue'
import type { Address } from '../../../contract/session'
import { Note } from '../../../design/Note'
import * as text from '../../../design/text.module.css'
import { AddressLines } from '../../../forms/address/AddressLines'
import { AddressDeeds } from './AddressDeeds'
import * as styles from './Addresses.module.css'
import { DefaultMark } from './DefaultMark'
import { useMakingDefault } from './useMakingDefault'

interface AddressRowProps {
  address: Address
  countries: readonly Country[]
  onDone: (said: string) => void
}

/** One address with its marks and what can be done with it. */
export function AddressRow({ address, countries, onDone }: AddressRowProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { busy, fault, makeDefault } = useMakingDefault(address, (said) => {
    onDone(said)
    // The button is gone: what was asked for is done.
    heading.current?.focus()
  })
  return (
    <li className={styles.row}>
      <h2 ref={heading} tabIndex={-1} className={text.lg}>
        {address.firstname} {address.lastname}
      </h2>
      <DefaultMark address={address} />
      <AddressLines address={address} countries={countries} />
      <AddressDeeds address={address} busy={busy} onDefault={makeDefault} />
      {fault !== null && (
        <Note look="bad" role="alert">
          {fault}
        </Note>
      )}
    </li>
  )
}
