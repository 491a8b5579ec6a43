import type { Address } from '../../../contract/session'
import { useWords } from '../../../i18n/useWords'
import { useShopDispatch } from '../../../state/hooks'
import type { DefaultUse } from '../../../state/session/addresses/makeDefault'
import { panelOpened } from '../../../state/sidePanel/sidePanelSlice'
import { Deed } from './Deed'
import * as styles from './Addresses.module.css'

interface AddressDeedsProps {
  address: Address
  /** What is being asked of the shop. */
  busy: DefaultUse | null
  onDefault: (use: DefaultUse) => void
}

/**
 * What can be done with an address: what its own links allow (SPEC §7). Changing and deleting it are modes of the side
 * panel (SPEC §2).
 */
export function AddressDeeds({ address, busy, onDefault }: AddressDeedsProps) {
  const words = useWords('addresses')
  const dispatch = useShopDispatch()
  const line = address.address1
  const { update, delete: remove } = address._links ?? {}
  return (
    <div className={styles.deeds}>
      {update && (
        <Deed
          name={words.changeThis(line)}
          onClick={() => void dispatch(panelOpened({ mode: 'addressCreate', data: { address } }))}
        >
          {words.change}
        </Deed>
      )}
      {remove && (
        <Deed
          name={words.removeThis(line)}
          onClick={() => void dispatch(panelOpened({ mode: 'addressDelete', data: { address } }))}
        >
          {words.remove}
        </Deed>
      )}
      {update && !address.default_delivery && (
        <Deed name={words.makeDeliveryThis(line)} busy={busy === 'delivery'} onClick={() => onDefault('delivery')}>
          {words.makeDelivery}
        </Deed>
      )}
      {update && !address.default_invoice && (
        <Deed name={words.makeInvoiceThis(line)} busy={busy === 'invoice'} onClick={() => onDefault('invoice')}>
          {words.makeInvoice}
        </Deed>
      )}
    </div>
  )
}
