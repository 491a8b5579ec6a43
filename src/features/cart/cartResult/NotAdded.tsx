import { ReachShop } from '../../../forms/PageError'
import { bringMessages } from '../../../i18n/lateMessages'
import { type ClassifiedError, useErrorMessage } from '../../../store/http/errorMessage'
import type { CartResult } from '../../../store/sidePanelSlice'
import { Button } from '../../../ui/button/Button'
import { lazyPart } from '../../../ui/page/lazyPart'
import { Note } from '../../../ui/status/Note'
import { VariantRow } from './VariantRow'
import * as styles from './CartResult.module.css'

const useMessages = bringMessages('panel')

const StockAlertForm = lazyPart(() => import('../../newsletter/StockAlertForm').then((chunk) => chunk.StockAlertForm))

/** After these errors, the panel shows how to reach the shop, because another attempt may not help. */
const shopContactKinds: readonly string[] = ['network', 'timeout', 'shop', 'other']

interface NotAddedProps {
  result: CartResult & { error: NonNullable<CartResult['error']> }
  kind: ClassifiedError['kind']
}

export function NotAdded({ result: { error, addition, shownVariant }, kind }: NotAddedProps) {
  const messages = useMessages('panel')
  const describeError = useErrorMessage()
  return (
    <div className={styles.notAdded}>
      {shownVariant && <VariantRow shownVariant={shownVariant} />}
      <Note variant="bad" role="alert">
        {describeError(error, messages.errors)}
      </Note>
      {kind === 'soldOut' && <StockAlertForm variant={addition.id_product_attribute} />}
      {shopContactKinds.includes(kind) && <ReachShop />}
    </div>
  )
}

/** After these errors, another attempt cannot succeed. */
const finalKinds: readonly ClassifiedError['kind'][] = ['soldOut', 'stock', 'gone', 'taken', 'giftlistClosed']

interface NotAddedFootProps extends Pick<NotAddedProps, 'kind'> {
  isBusy: boolean
  onRetry: () => void
  onClose: () => void
}

export function NotAddedFoot({ kind, isBusy, onRetry, onClose }: NotAddedFootProps) {
  const { cartResult } = useMessages('panel')
  const { error } = useMessages('frame')
  return finalKinds.includes(kind) ? (
    <Button isWide variant="ghost" onClick={onClose}>
      {cartResult.goOn}
    </Button>
  ) : (
    <Button isWide isBusy={isBusy} onClick={onRetry}>
      {error.retry}
    </Button>
  )
}
