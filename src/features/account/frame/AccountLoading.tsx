import type { ReactNode } from 'react'
import { SlowPageNotice } from '../../../ui/status/SlowPageNotice'
import { useSlow } from '../../../ui/status/useSlow'
import { VisuallyHidden } from '../../../ui/page/VisuallyHidden'
import { bringMessages } from '../../../i18n/lateMessages'
import { AccountPlaceholder } from './AccountPlaceholder'
import * as styles from './AccountFrame.module.css'

const useMessages = bringMessages('account')

/** Shows the placeholder while the session loads. If that takes long, a notice offers a button to reload the page. */
export function AccountLoading({ placeholder = <AccountPlaceholder /> }: { placeholder?: ReactNode }) {
  const { gate: messages } = useMessages('account')
  const slow = useSlow(true)
  if (!slow) {
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
