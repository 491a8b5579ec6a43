import { SlowPageNotice } from '../../../ui/status/SlowPageNotice'
import { useSlow } from '../../../ui/status/useSlow'
import { VisuallyHidden } from '../../../ui/page/VisuallyHidden'
import { useWords } from '../../../i18n/useWords'
import { AccountPlaceholder } from './AccountPlaceholder'
import * as styles from './AccountFrame.module.css'

/** The shape of the page while the shop is asked who this is; after a while the shopper hears so, and can start the page anew. */
export function AccountLoading() {
  const { gate: words } = useWords('account')
  const slow = useSlow(true)
  if (!slow) {
    return (
      <>
        <VisuallyHidden as="p">{words.loading}</VisuallyHidden>
        <AccountPlaceholder />
      </>
    )
  }
  return (
    <div className={styles.narrow}>
      <SlowPageNotice words={words} />
    </div>
  )
}
