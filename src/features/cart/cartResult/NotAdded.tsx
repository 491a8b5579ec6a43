import { ReachShop } from '../../../forms/PageError'
import { bringMessages } from '../../../i18n/lateMessages'
import type { RecordedError } from '../../../store/http/ApiError'
import { classifyError, useErrorMessage } from '../../../store/http/errorMessage'
import type { ShownVariant } from '../../../store/sidePanelSlice'
import { Note } from '../../../ui/status/Note'
import { VariantRow } from './VariantRow'
import * as styles from './CartResult.module.css'

const useMessages = bringMessages('panel')

/** After these errors, the panel shows how to reach the shop, because another attempt may not help. */
const shopContactKinds: readonly string[] = ['network', 'timeout', 'shop', 'other']

interface NotAddedProps {
  error: RecordedError
  shownVariant: ShownVariant | undefined
}

export function NotAdded({ error, shownVariant }: NotAddedProps) {
  const messages = useMessages('panel')
  const describeError = useErrorMessage()
  return (
    <div className={styles.notAdded}>
      {shownVariant && <VariantRow shownVariant={shownVariant} />}
      <Note variant="bad" role="alert">
        {describeError(error, messages.errors)}
      </Note>
      {shopContactKinds.includes(classifyError(error).kind) && <ReachShop />}
    </div>
  )
}
