import { ReachShop } from '../../../forms/PageError'
import { bringMessages } from '../../../i18n/lateMessages'
import type { RecordedError } from '../../../store/http/ApiError'
import { classifyError, useErrorMessage } from '../../../store/http/errorMessage'
import type { ShownVariant } from '../../../store/sidePanelSlice'
import { Note } from '../../../ui/status/Note'
import { VariantRow } from './VariantRow'
import * as styles from './CartResult.module.css'

const useMessages = bringMessages('panel')

/** The kinds of errors for which it helps to call the shop. */
const shopErrors: readonly string[] = ['network', 'timeout', 'shop', 'other']

interface NotAddedProps {
  error: RecordedError
  shownVariant: ShownVariant | undefined
}

/** Says why nothing was added to the cart. */
export function NotAdded({ error, shownVariant }: NotAddedProps) {
  const messages = useMessages('panel')
  const describeError = useErrorMessage()
  return (
    <div className={styles.notAdded}>
      {shownVariant && <VariantRow shownVariant={shownVariant} />}
      <Note variant="bad" role="alert">
        {describeError(error, messages.errors)}
      </Note>
      {shopErrors.includes(classifyError(error).kind) && <ReachShop />}
    </div>
  )
}
