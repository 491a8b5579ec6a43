import { ShopContact } from '../../../forms/PageError'
import { bringMessages } from '../../../i18n/lateMessages'
import type { RecordedError } from '../../../store/http/ApiError'
import { classifyError, type ClassifiedError, useErrorMessage } from '../../../store/http/errorMessage'
import type { ShownVariant } from '../../../store/sidePanelSlice'
import { Button } from '../../../ui/button/Button'
import { lazyPart } from '../../../ui/page/lazyPart'
import { ErrorNote } from '../../../ui/status/ErrorNote'
import { VariantRow } from './VariantRow'
import * as styles from './CartResult.module.css'

const useMessages = bringMessages('panel')

const StockAlertForm = lazyPart(() => import('../../newsletter/StockAlertForm').then((chunk) => chunk.StockAlertForm))

/** After these errors, the panel shows how to reach the shop, because another attempt may not help. */
const shopContactErrorKinds: readonly ClassifiedError['kind'][] = ['network', 'timeout', 'shop', 'other']

interface AdditionErrorProps {
  error: RecordedError
  variantId: number
  shownVariant: ShownVariant | undefined
}

export function AdditionError({ error, variantId, shownVariant }: AdditionErrorProps) {
  const messages = useMessages('panel')
  const describeError = useErrorMessage()
  const { kind } = classifyError(error)
  return (
    <div className={styles.notAdded}>
      {shownVariant && <VariantRow shownVariant={shownVariant} />}
      <ErrorNote>{describeError(error, messages.errors)}</ErrorNote>
      {kind === 'soldOut' && <StockAlertForm variantId={variantId} />}
      {shopContactErrorKinds.includes(kind) && <ShopContact />}
    </div>
  )
}

/** After these errors, another attempt cannot succeed. */
const finalErrorKinds: readonly ClassifiedError['kind'][] = ['soldOut', 'stock', 'gone', 'taken', 'giftlistClosed']

interface RetryFooterProps extends Pick<AdditionErrorProps, 'error'> {
  isBusy: boolean
  onRetry: () => void
  onClose: () => void
}

export function RetryFooter({ error, isBusy, onRetry, onClose }: RetryFooterProps) {
  const { cartResult } = useMessages('panel')
  const { error: frameMessages } = useMessages('frame')
  return finalErrorKinds.includes(classifyError(error).kind) ? (
    <Button isWide variant="ghost" onClick={onClose}>
      {cartResult.goOn}
    </Button>
  ) : (
    <Button isWide isBusy={isBusy} onClick={onRetry}>
      {frameMessages.retry}
    </Button>
  )
}
