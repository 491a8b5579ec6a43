import type { Address } from '../../../contract/session'
import { isOffered } from '../../../contract/links'
import { bringMessages } from '../../../i18n/lateMessages'
import { useAppDispatch } from '../../../store/hooks'
import type { DefaultUse } from '../../../store/account/addresses'
import { panelOpened } from '../../../store/sidePanelSlice'
import * as styles from './Addresses.module.css'
import * as text from '../../../ui/text.module.css'

const useMessages = bringMessages('addresses')

interface AddressActionsProps {
  address: Address
  /** The use for which a pending request makes the address the default; null if no request is pending. */
  pendingUse: DefaultUse | null
  onMakeDefault: (use: DefaultUse) => void
}

/** The shop API decides which actions an address has (SPEC §7). */
export function AddressActions({ address, pendingUse, onMakeDefault }: AddressActionsProps) {
  const messages = useMessages('addresses')
  const dispatch = useAppDispatch()
  const addressLine = address.address1
  const canChange = isOffered(address, 'update')
  return (
    <div className={styles.actions}>
      {canChange && (
        <AddressAction
          name={messages.changeThis(addressLine)}
          onClick={() => void dispatch(panelOpened({ mode: 'addressCreate', data: { address } }))}
        >
          {messages.change}
        </AddressAction>
      )}
      {isOffered(address, 'delete') && (
        <AddressAction
          name={messages.removeThis(addressLine)}
          onClick={() => void dispatch(panelOpened({ mode: 'addressDelete', data: { address } }))}
        >
          {messages.remove}
        </AddressAction>
      )}
      <div className={styles.defaults}>
        {canChange && !address.default_delivery && (
          <AddressAction
            name={messages.makeDeliveryThis(addressLine)}
            isBusy={pendingUse === 'delivery'}
            onClick={() => onMakeDefault('delivery')}
          >
            {messages.makeDelivery}
          </AddressAction>
        )}
        {canChange && !address.default_invoice && (
          <AddressAction
            name={messages.makeInvoiceThis(addressLine)}
            isBusy={pendingUse === 'invoice'}
            onClick={() => onMakeDefault('invoice')}
          >
            {messages.makeInvoice}
          </AddressAction>
        )}
      </div>
    </div>
  )
}

interface AddressActionProps {
  /** The accessible name, which adds the address to the visible label. */
  name: string
  isBusy?: boolean
  onClick: () => void
  children: string
}

function AddressAction({ name, isBusy, onClick, children }: AddressActionProps) {
  return (
    <button
      type="button"
      className={`${styles.action} ${text.sm} ${text.link}`}
      aria-label={name}
      aria-busy={isBusy || undefined}
      onClick={onClick}
    >
      {children}
    </button>
  )
}
