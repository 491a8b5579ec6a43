import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '../../../i18n/LanguageContext'
import { bringMessages } from '../../../i18n/lateMessages'
import { buildPath } from '../../../pageTable/paths'
import { clearPendingAddition, savePendingAddition } from '../../../store/giftlist/pendingAddition'
import { useAppDispatch, useAppSelector } from '../../../store/hooks'
import { type GiftlistAddition, panelClosed, panelOpened, selectPanelContent } from '../../../store/sidePanelSlice'
import { startStore } from '../../../store/start/startStore'
import { PageLink } from '../../../ui/button/PageLink'
import { Icon } from '../../../ui/figure/Icon'
import { SidePanel } from '../../../ui/page/SidePanel'
import { SectionError } from '../../../ui/status/SectionError'
import { VariantRow } from '../../cart/cartResult/VariantRow'
import { useAccountGate } from '../../account/frame/accountGate'
import { LoginForm } from '../../../forms/person/LoginForm'
import { AddToGiftlistContent } from './AddToGiftlistContent'
import { GiftlistConfirmation, GiftlistConfirmationLinks } from './GiftlistConfirmation'
import { useAddToGiftlist } from './useAddToGiftlist'
import * as text from '../../../ui/text.module.css'
import * as styles from './GiftlistResultPanel.module.css'

const useMessages = bringMessages('giftlistItems')

/** The side panel "gift list result" (SPEC §2) opens after every button that adds to a gift list. */
export function GiftlistResultPanel() {
  const { panel: messages } = useMessages('giftlistItems')
  const dispatch = useAppDispatch()
  const content = useAppSelector(selectPanelContent)
  const item = content?.mode === 'giftlistResult' ? content.data : null
  const { failure, reportFailure } = useLateFailure(item)
  const additionState = useAddToGiftlist(item, reportFailure)
  const { addedItem, clearError } = additionState
  const { view, previousView, owner } = useAccountGate()
  const body = useRef<HTMLDivElement>(null)
  useEffect(clearError, [clearError, item, view])
  useEffect(() => {
    // The login form had focus and was removed.
    if (view === 'open' && previousView === 'login') body.current?.focus()
  }, [view, previousView])

  const closePanel = () => void dispatch(panelClosed('giftlistResult'))
  const handleClose = () => {
    clearPendingAddition()
    closePanel()
  }
  return (
    <SidePanel
      id="giftlist-result"
      isOpen={item !== null}
      onClose={handleClose}
      title={addedItem ? <span>{messages.added}</span> : messages.title}
      icon={addedItem && <Icon name="check" className={text.pine} />}
      closeLabel={messages.close}
      foot={addedItem && <GiftlistConfirmationLinks list={addedItem.list} onClose={closePanel} />}
    >
      {item && (
        <div ref={body} tabIndex={-1} className={styles.body}>
          <VariantRow shownVariant={item} />
          {addedItem && (
            <GiftlistConfirmation item={item} addition={addedItem} onAnother={additionState.chooseAnother} />
          )}
          {!addedItem && view === 'login' && <LogInInvitation item={item} email={owner?.email} onLeave={closePanel} />}
          {!addedItem && view === 'loading' && <p role="status">{messages.session}</p>}
          {!addedItem && view === 'failed' && <UnreachableNotice />}
          {!addedItem && view === 'open' && (
            <AddToGiftlistContent
              item={item}
              {...additionState}
              error={additionState.error ?? failure?.message ?? null}
            />
          )}
        </div>
      )}
    </SidePanel>
  )
}

function UnreachableNotice() {
  const { panel: messages } = useMessages('giftlistItems')
  const { error } = useMessages('frame')
  const dispatch = useAppDispatch()
  return <SectionError message={messages.unreachable} retry={error.retry} onRetry={() => void dispatch(startStore())} />
}

/** If an addition fails after the user has closed the panel, the panel reopens once no other panel is open. */
function useLateFailure(item: GiftlistAddition | null) {
  const dispatch = useAppDispatch()
  const isPanelFree = useAppSelector((state) => selectPanelContent(state) === null)
  const [lateFailure, setLateFailure] = useState<{ item: GiftlistAddition; message: string; isShown: boolean } | null>(
    null,
  )
  useEffect(() => {
    if (!lateFailure || !isPanelFree) return
    if (lateFailure.isShown) return setLateFailure(null)
    setLateFailure({ ...lateFailure, isShown: true })
    dispatch(panelOpened({ mode: 'giftlistResult', data: lateFailure.item }))
  }, [lateFailure, isPanelFree, dispatch])
  return {
    failure: lateFailure && lateFailure.item === item ? lateFailure : null,
    reportFailure: (failedItem: GiftlistAddition, message: string) =>
      setLateFailure({ item: failedItem, message, isShown: false }),
  }
}

/** The item is saved, because the customer may follow a link and log in on another page. */
function LogInInvitation({ item, email, onLeave }: { item: GiftlistAddition; email?: string; onLeave: () => void }) {
  const { panel: messages } = useMessages('giftlistItems')
  const language = useLanguage()
  useEffect(() => savePendingAddition(item), [item])
  return (
    <>
      <p>{email === undefined ? messages.logIn : messages.logInAgain}</p>
      <LoginForm email={email} onLeave={onLeave} />
      <p className={text.sm}>
        {messages.newHere}{' '}
        <PageLink className={text.link} to={buildPath('new-account', language)} onClick={onLeave}>
          {messages.create}
        </PageLink>
      </p>
      <p className={text.sm}>
        <PageLink className={text.link} to={buildPath('giftlist-home', language)} onClick={onLeave}>
          {messages.about}
        </PageLink>
      </p>
    </>
  )
}
