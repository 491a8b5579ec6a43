import { type ReactNode, useContext } from 'react'
import { PageError } from '../../../forms/PageError'
import { useAppDispatch } from '../../../store/hooks'
import { startStore } from '../../../store/start/startStore'
import { SlowPageNotice } from '../../../ui/status/SlowPageNotice'
import { useIsSlow } from '../../../ui/status/useIsSlow'
import { VisuallyHidden } from '../../../ui/page/VisuallyHidden'
import { bringMessages } from '../../../i18n/lateMessages'
import { AccountRoom } from './ColumnBesideRoom'
import { AccountPlaceholder } from './AccountPlaceholder'
import * as styles from './AccountFrame.module.css'

const useMessages = bringMessages('account')

/** After a while, a notice with a button to reload the page replaces the placeholder. */
export function AccountLoading({ placeholder = <AccountPlaceholder /> }: { placeholder?: ReactNode }) {
  const { gate: messages } = useMessages('account')
  const isSlow = useIsSlow(true)
  if (!isSlow) {
    return (
      <>
        <VisuallyHidden as="p">{messages.loading}</VisuallyHidden>
        {placeholder}
      </>
    )
  }
  return (
    <div className={styles.narrow}>
      <SlowPageNotice messages={messages} />
    </div>
  )
}

export function AccountLoadError() {
  const { gate: messages } = useMessages('account')
  const room = useContext(AccountRoom)
  const dispatch = useAppDispatch()
  return <PageError message={messages.failed} onRetry={() => void dispatch(startStore())} room={room} />
}
