import { useRef, useState } from 'react'
import type { Country } from '../../../contract/catalogue'
import type { Address } from '../../../contract/session'
import { ErrorNote } from '../../../ui/status/ErrorNote'
import { SlowNote } from '../../../ui/status/SlowNote'
import { AddressLines } from '../../../forms/address/AddressLines'
import { AddressActions } from './AddressActions'
import { Icon } from '../../../ui/figure/Icon'
import { bringMessages } from '../../../i18n/lateMessages'
import { pickAddressErrors } from './addressErrors'
import { useErrorMessage } from '../../../store/http/errorMessage'
import { useMutation } from '../../../store/query/useMutation'
import { type DefaultUse, makeDefaultAddress } from '../../../store/account/addresses'
import * as text from '../../../ui/text.module.css'
import * as styles from './Addresses.module.css'

const useMessages = bringMessages('addresses', 'common')

interface AddressRowProps {
  address: Address
  countries: readonly Country[]
  onDone: (message: string) => void
}

export function AddressRow({ address, countries, onDone }: AddressRowProps) {
  const { slow } = useMessages('common')
  const heading = useRef<HTMLHeadingElement>(null)
  const { pendingUse, error, makeDefaultAddress } = useMakeDefaultAddress(address, (message) => {
    onDone(message)
    // The pressed button disappears once the address is the default.
    heading.current?.focus()
  })
  return (
    <li className={styles.row}>
      <h2 ref={heading} tabIndex={-1} className={text.lg}>
        {address.firstname} {address.lastname}
      </h2>
      <div>
        <AddressLines address={address} countries={countries} />
        <DefaultMark address={address} />
      </div>
      <AddressActions address={address} pendingUse={pendingUse} onMakeDefault={makeDefaultAddress} />
      <ErrorNote>{error}</ErrorNote>
      <SlowNote isBusy={pendingUse !== null} text={slow} />
    </li>
  )
}

function DefaultMark({ address: { default_delivery, default_invoice } }: { address: Address }) {
  const messages = useMessages('addresses')
  if (!default_delivery && !default_invoice) return null
  return (
    <p className={styles.mark}>
      <Icon name="check" size={15} />
      {default_delivery && default_invoice ? messages.both : default_delivery ? messages.delivery : messages.invoice}
    </p>
  )
}

function useMakeDefaultAddress(address: Address, onDone: (message: string) => void) {
  const messages = useMessages('addresses')
  const describeError = useErrorMessage()
  const { isBusy, error, run } = useMutation((use: DefaultUse) => makeDefaultAddress(address, use))
  const [requestedUse, setRequestedUse] = useState<DefaultUse | null>(null)

  const setDefaultUse = async (use: DefaultUse) => {
    if (!isBusy) setRequestedUse(use)
    if ((await run(use)) !== null) return
    onDone(use === 'delivery' ? messages.isDelivery(address.address1) : messages.isInvoice(address.address1))
  }
  return {
    pendingUse: isBusy ? requestedUse : null,
    error: error && describeError(error, pickAddressErrors(error, messages, messages.errors.nowGone)),
    makeDefaultAddress: (use: DefaultUse) => void setDefaultUse(use),
  }
}
