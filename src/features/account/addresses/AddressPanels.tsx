import { useCallback, useEffect, useRef, useState } from 'react'
import { Toast } from '../../../ui/status/Toast'
import { useStoreDispatch, useStoreSelector } from '../../../store/hooks'
import { panelClosed, selectPanelContent } from '../../../store/sidePanelSlice'
import type { Address } from '../../../contract/session'
import { Note } from '../../../ui/status/Note'
import { SidePanel } from '../../../ui/page/SidePanel'
import { useWords } from '../../../i18n/useWords'
import { AddressForm } from './AddressForm'
import { Button } from '../../../ui/button/Button'
import { AddressDeletionText, useDeleteAddress } from './AddressDeletionText'
import { focusTitle } from '../../../ui/page/focusTitle'
import * as styles from './AddressPanels.module.css'
import { selectLogouts } from '../../../store/session/sessionSelectors'
import { selectIsUsedByCart } from '../../../store/cart/cartSelectors'

/** The side panel's modes about addresses (SPEC §2), and what they say once they are done. */
export function AddressPanels() {
  const dispatch = useStoreDispatch()
  const content = useStoreSelector(selectPanelContent)
  const [message, setMessage] = useState<string | null>(null)
  const clearMessage = useCallback(() => setMessage(null), [])
  const logouts = useStoreSelector(selectLogouts)
  // It names an address of who has left.
  useEffect(clearMessage, [clearMessage, logouts])
  const onClose = () => void dispatch(panelClosed())
  const done = (words: string) => {
    onClose()
    setMessage(words)
  }
  return (
    <>
      <AddressCreatePanel
        shown={content?.mode === 'addressCreate' ? content.data : null}
        onClose={onClose}
        onSaved={done}
      />
      <AddressDeletePanel
        address={content?.mode === 'addressDelete' ? content.data.address : null}
        onClose={onClose}
        onDeleted={done}
      />
      <Toast message={message} onGone={clearMessage} />
    </>
  )
}

interface AddressCreatePanelProps {
  /** What is shown: the address to change, null for a new one; null while the panel is closed. */
  shown: { address: Address | null } | null
  onClose: () => void
  onSaved: (message: string) => void
}

/** SPEC §2 address create: a new address of the account, or one that is changed. */
function AddressCreatePanel({ shown, onClose, onSaved }: AddressCreatePanelProps) {
  const words = useWords('addresses')
  const { close } = useWords('panel')
  const address = shown?.address ?? null
  const used = useStoreSelector(selectIsUsedByCart(address))
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
        <AddressForm address={address} onSaved={(line) => onSaved(address ? words.saved(line) : words.added(line))} />
      </div>
    </SidePanel>
  )
}

interface AddressDeletePanelProps {
  /** Null while the panel is closed. */
  address: Address | null
  onClose: () => void
  onDeleted: (message: string) => void
}

/** SPEC §2 address delete: the address in full, what becomes of orders, and the two ways out. */
function AddressDeletePanel({ address, onClose, onDeleted }: AddressDeletePanelProps) {
  const words = useWords('addresses')
  const { close } = useWords('panel')
  const { busy, error, remove, clearError } = useDeleteAddress()
  useFocusBack(address !== null)
  const leave = () => {
    clearError()
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
          <Button variant="remove" block busy={busy} onClick={() => void send()}>
            {words.deletion.submit}
          </Button>
          <Button block onClick={leave}>
            {words.deletion.keep}
          </Button>
        </>
      }
    >
      {address && <AddressDeletionText address={address} busy={busy} error={error} />}
    </SidePanel>
  )
}

/**
 * Once a panel has closed: the focus goes back to what opened it (ui/page/useModal). When that is gone, with a deleted
 * address or a session that ended, the page's heading gets it, so that keyboard and screen reader go on where the page is.
 */
function useFocusBack(open: boolean): void {
  const wasOpen = useRef(open)
  useEffect(() => {
    const closed = wasOpen.current && !open
    wasOpen.current = open
    if (closed && document.activeElement === document.body) focusTitle()
  }, [open])
}
