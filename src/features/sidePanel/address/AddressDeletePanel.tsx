import type { Address } from '../../../contract/session'
import { Button } from '../../../design/Button'
import { SidePanel } from '../../../design/SidePanel'
import { useWords } from '../../../i18n/useWords'
import { DeletionText } from './DeletionText'
import { useDeletingAddress } from './useDeletingAddress'
import { useFocusBack } from './useFocusBack'

interface AddressDeletePanelProps {
  /** Null while the panel is closed. */
  address: Address | null
  onClose: () => void
  onDeleted: (said: string) => void
}

/** SPEC §2 address delete: the address in full, what becomes of orders, and the two ways out. */
export function AddressDeletePanel({ address, onClose, onDeleted }: AddressDeletePanelProps) {
  const words = useWords('addresses')
  const { close } = useWords('panel')
  const { busy, fault, remove, forgetFault } = useDeletingAddress()
  useFocusBack(address !== null)
  const leave = () => {
    forgetFault()
    onClose()
  }
  const send = async () => {
    if (address && (await remove(address))) onDeleted(words.removed(address.address1))
  }
  return (
    <SidePanel
      id="address-delete"
      open={address !== null}
      onClose={leave}
      title={words.deletion.title}
      closeLabel={close}
      foot={
        <>
          <Button look="remove" block busy={busy} onClick={() => void send()}>
            {words.deletion.submit}
          </Button>
          <Button block onClick={leave}>
            {words.deletion.keep}
          </Button>
        </>
      }
    >
      {address && <DeletionText address={address} busy={busy} fault={fault} />}
    </SidePanel>
  )
}
