import type { Address } from '../../../contract/session'
import { Note } from '../../../design/Note'
import { SidePanel } from '../../../design/SidePanel'
import { useWords } from '../../../i18n/useWords'
import { useShopSelector } from '../../../state/hooks'
import * as styles from './AddressPanel.module.css'
import { AddressWithCountries } from './AddressWithCountries'
import { useFocusBack } from './useFocusBack'
import { usesAddress } from './usesAddress'

interface AddressCreatePanelProps {
  /** What is shown: the address to change, null for a new one; null while the panel is closed. */
  shown: { address: Address | null } | null
  onClose: () => void
  onSaved: (said: string) => void
}

/** SPEC §2 address create: a new address of the account, or one that is changed. */
export function AddressCreatePanel({ shown, onClose, onSaved }: AddressCreatePanelProps) {
  const words = useWords('addresses')
  const { close } = useWords('panel')
  const address = shown?.address ?? null
  const used = useShopSelector(({ cart }) => usesAddress(cart.cart, address))
  useFocusBack(shown !== null)
  return (
    <SidePanel
      id="address-create"
      open={shown !== null}
      onClose={onClose}
      title={address ? words.form.change : words.form.create}
      closeLabel={close}
    >
      <div className={styles.narrow}>
        {used && <Note>{words.form.cart}</Note>}
        <AddressWithCountries
          address={address}
          onSaved={(line) => onSaved(address ? words.saved(line) : words.added(line))}
        />
      </div>
    </SidePanel>
  )
}
