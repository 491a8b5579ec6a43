import { useRef, useState } from 'react'
import type { Country } from '../../../contract/catalogue'
import type { Address } from '../../../contract/session'
import { Note } from '../../../ui/status/Note'
import { AddressLines } from '../../../forms/address/AddressLines'
import { AddressActions } from './AddressActions'
import { Icon } from '../../../ui/figure/Icon'
import { useWords } from '../../../i18n/useWords'
import { useBusy } from '../../../store/useBusy'
import { addressApiError } from '../../../forms/address/addressApiError'
import { useStoreDispatch } from '../../../store/hooks'
import { type DefaultUse, makeDefaultAddress } from '../../../store/session/addresses'
import * as text from '../../../ui/text.module.css'
import * as styles from './Addresses.module.css'

interface AddressRowProps {
  address: Address
  countries: readonly Country[]
  onDone: (message: string) => void
}

/** One address with its marks and what can be done with it. */
export function AddressRow({ address, countries, onDone }: AddressRowProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { busy, error, makeDefaultAddress } = useMakeDefault(address, (message) => {
    onDone(message)
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
      <AddressActions address={address} busy={busy} onDefault={makeDefaultAddress} />
      {error !== null && (
        <Note variant="bad" role="alert">
          {error}
        </Note>
      )}
    </li>
  )
}

/** Which default an address is, in words; nothing for one that is none. */
function DefaultMark({ address: { default_delivery, default_invoice } }: { address: Address }) {
  const words = useWords('addresses')
  if (!default_delivery && !default_invoice) return null
  return (
    <p className={styles.mark}>
      <Icon name="check" size={15} />
      {default_delivery && default_invoice ? words.both : default_delivery ? words.delivery : words.invoice}
    </p>
  )
}

/** Makes an address a default, and tells in words how that went. */
function useMakeDefault(address: Address, onDone: (message: string) => void) {
  const words = useWords('addresses')
  const dispatch = useStoreDispatch()
  const { busy, run } = useBusy()
  const [requestedUse, setRequestedUse] = useState<DefaultUse | null>(null)
  const [error, setError] = useState<string | null>(null)

  const make = async (use: DefaultUse) => {
    setRequestedUse(use)
    setError(null)
    const failed = await dispatch(makeDefaultAddress(address, use))
    if (failed) setError(addressApiError(failed, words, words.errors.nowGone))
    else onDone(use === 'delivery' ? words.isDelivery(address.address1) : words.isInvoice(address.address1))
  }
  /** `busy`: the use that is being requestedUse for. */
  return { busy: busy ? requestedUse : null, error, makeDefaultAddress: (use: DefaultUse) => void run(() => make(use)) }
}
