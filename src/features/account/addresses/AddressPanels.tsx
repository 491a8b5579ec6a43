import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { Toast } from '../../../ui/status/Toast'
import { useAppDispatch, useAppSelector } from '../../../store/hooks'
import { panelClosed, selectPanelContent } from '../../../store/sidePanelSlice'
import type { Address } from '../../../contract/session'
import { Note } from '../../../ui/status/Note'
import { SidePanel } from '../../../ui/page/SidePanel'
import { bringMessages } from '../../../i18n/lateMessages'
import { AddressForm } from './AddressForm'
import { PanelLogin, useExpiredEmail } from './PanelLogin'
import { Button } from '../../../ui/button/Button'
import { AddressDeletionText, useDeleteAddress } from './AddressDeletionText'
import { focusTitle } from '../../../ui/page/focusTitle'
import * as styles from './AddressPanels.module.css'
import { selectIsUsedByCart } from '../../../store/account/addresses'
import { selectLogouts } from '../../../store/session/sessionSlice'

const useMessages = bringMessages('addresses', 'panel')

/** The address modes of the side panel (SPEC §2). */
export function AddressPanels() {
  const dispatch = useAppDispatch()
  const content = useAppSelector(selectPanelContent)
  const [message, setMessage] = useState<string | null>(null)
  const clearMessage = useCallback(() => setMessage(null), [])
  const logouts = useAppSelector(selectLogouts)
  // After a logout, the message must not show the customer's address.
  useEffect(clearMessage, [clearMessage, logouts])
  const mode = content?.mode
  const handleClose = useCallback(() => void (mode && dispatch(panelClosed(mode))), [dispatch, mode])
  const handleDone = (text: string) => {
    handleClose()
    setMessage(text)
  }
  return (
    <>
      <AddressCreatePanel
        panelContent={content?.mode === 'addressCreate' ? content.data : null}
        onClose={handleClose}
        onSaved={handleDone}
      />
      <AddressDeletePanel
        address={content?.mode === 'addressDelete' ? content.data.address : null}
        onClose={handleClose}
        onDeleted={handleDone}
      />
      <Toast message={message} onHide={clearMessage} />
    </>
  )
}

interface AddressCreatePanelProps {
  /** Null while the panel is closed. `address` is null for a new address. */
  panelContent: { address: Address | null } | null
  onClose: () => void
  onSaved: (message: string) => void
}

function AddressCreatePanel({ panelContent, onClose, onSaved }: AddressCreatePanelProps) {
  const messages = useMessages('addresses')
  const { close } = useMessages('panel')
  const address = panelContent?.address ?? null
  const isUsedByCart = useAppSelector(selectIsUsedByCart(address))
  const expiredEmail = useExpiredEmail(panelContent !== null, onClose)
  const content = useRef<HTMLDivElement>(null)
  useFallbackFocus(panelContent !== null)
  useFocusAfterLogin(expiredEmail !== null, content)
  return (
    <SidePanel
      id="address-create"
      isOpen={panelContent !== null}
      onClose={onClose}
      title={address ? messages.form.change : messages.form.create}
      closeLabel={close}
    >
      <div className={styles.narrow}>
        {expiredEmail !== null && <PanelLogin email={expiredEmail} hasTypedText />}
        {isUsedByCart && <Note>{messages.form.cart}</Note>}
        <div ref={content} tabIndex={-1} className={styles.content}>
          <AddressForm
            address={address}
            onSaved={(address1) => onSaved(address ? messages.saved(address1) : messages.added(address1))}
          />
        </div>
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

function AddressDeletePanel({ address, onClose, onDeleted }: AddressDeletePanelProps) {
  const messages = useMessages('addresses')
  const { close } = useMessages('panel')
  const { isBusy, error, deleteAddress, clearError } = useDeleteAddress()
  const expiredEmail = useExpiredEmail(address !== null, onClose)
  const content = useRef<HTMLDivElement>(null)
  useFallbackFocus(address !== null)
  useFocusAfterLogin(expiredEmail !== null, content)
  const handleClose = () => {
    clearError()
    onClose()
  }
  const handleDelete = async () => {
    if (address && (await deleteAddress(address))) onDeleted(messages.removed(address.address1))
  }
  return (
    <SidePanel
      id="address-delete"
      isOpen={address !== null}
      onClose={handleClose}
      title={messages.deletion.title}
      closeLabel={close}
      foot={
        <>
          <Button variant="remove" isWide isBusy={isBusy} onClick={() => void handleDelete()}>
            {messages.deletion.submit}
          </Button>
          <Button isWide onClick={handleClose}>
            {messages.deletion.keep}
          </Button>
        </>
      }
    >
      {expiredEmail !== null && <PanelLogin email={expiredEmail} hasTypedText={false} />}
      <div ref={content} tabIndex={-1} className={styles.content}>
        {address && <AddressDeletionText address={address} isBusy={isBusy} error={error} />}
      </div>
    </SidePanel>
  )
}

/**
 * A closing panel returns the focus to the button that opened the panel (ui/page/useModal). If that button has
 * disappeared, because the address was deleted or the session expired, the page's heading receives the focus.
 */
function useFallbackFocus(isOpen: boolean): void {
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    const hasClosed = wasOpen.current && !isOpen
    wasOpen.current = isOpen
    if (hasClosed && document.activeElement === document.body) focusTitle()
  }, [isOpen])
}

/** After the login, the login form disappears, so `target` receives the focus that the form had. */
function useFocusAfterLogin(hasExpired: boolean, target: RefObject<HTMLElement | null>): void {
  const hadExpired = useRef(hasExpired)
  useEffect(() => {
    if (hadExpired.current && !hasExpired) target.current?.focus()
    hadExpired.current = hasExpired
  }, [hasExpired, target])
}
