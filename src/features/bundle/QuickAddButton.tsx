import type { MouseEvent } from 'react'
import type { ProductCard } from '../../contract/product'
import { Icon } from '../../ui/figure/Icon'
import { VisuallyHidden } from '../../ui/page/VisuallyHidden'
import { useMessages } from '../../i18n/useMessages'
import { useBundlePanel } from './useBundlePanel'
import * as styles from './QuickAddButton.module.css'

interface QuickAddButtonProps {
  card: Pick<ProductCard, 'id_product' | 'id_product_attribute' | 'name' | 'version_count' | 'stock'>
  isWide: boolean
}

export function QuickAddButton({ card, isWide }: QuickAddButtonProps) {
  const { productGrid: cardMessages, product: productMessages } = useMessages('catalogue')
  const { error } = useMessages('frame')
  const { state, openBundle, addOnlyVariant } = useBundlePanel()
  if (card.stock === 0) return null

  const hasOneVariant = card.version_count === 1
  const label = state === 'failed' ? error.retry : hasOneVariant ? productMessages.add : cardMessages.choose
  const handleClick = (event: MouseEvent) => {
    // The second click of a double click may follow after the first click has been handled.
    if (event.detail > 1) return
    void (hasOneVariant ? addOnlyVariant(card.id_product) : openBundle([card.id_product], [card.id_product_attribute]))
  }
  return (
    <div className={isWide ? `${styles.place} ${styles.wide}` : styles.place}>
      <button
        type="button"
        className={styles.button}
        aria-label={`${label}: ${card.name}`}
        aria-busy={state === 'busy' || undefined}
        onClick={handleClick}
      >
        <Icon name="plus" />
        <span className={state === 'failed' ? undefined : styles.label}>{label}</span>
      </button>
      <VisuallyHidden role="status">{state === 'failed' && cardMessages.unreachable}</VisuallyHidden>
    </div>
  )
}
