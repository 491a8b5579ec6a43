import type { MouseEvent } from 'react'
import type { ProductCard } from '../../../contract/product'
import { Icon } from '../../../design/Icon'
import { VisuallyHidden } from '../../../design/VisuallyHidden'
import { useWords } from '../../../i18n/useWords'
import { useCombinationPanel } from './useCombinationPanel'
import * as styles from './TileButton.module.css'

interface TileButtonProps {
  card: Pick<ProductCard, 'id_product' | 'name' | 'version_count' | 'stock'>
  wide: boolean
}

/** On a tile's picture, beside the tile's link: choose a version, or add the only one, without leaving the list. */
export function TileButton({ card, wide }: TileButtonProps) {
  const { wall, product } = useWords('catalogue')
  const { state, openCombination, addOnlyVersion } = useCombinationPanel()
  if (card.stock === 0) return null

  const single = card.version_count === 1
  const label = state === 'failed' ? product.retry : single ? product.add : wall.choose
  const ask = (event: MouseEvent) => {
    // The first tap of a double click may be done already, before the panel stands in the way of the second.
    if (event.detail > 1) return
    void (single ? addOnlyVersion(card.id_product) : openCombination([card.id_product]))
  }
  return (
    <div className={wide ? `${styles.place} ${styles.wide}` : styles.place}>
      <button
        type="button"
        className={styles.button}
        aria-label={`${label}: ${card.name}`}
        aria-busy={state === 'busy' || undefined}
        onClick={ask}
      >
        <Icon name="plus" />
        <span className={state === 'failed' ? undefined : styles.label}>{label}</span>
      </button>
      <VisuallyHidden>
        <span role="status">{state === 'failed' && wall.unreachable}</span>
      </VisuallyHidden>
    </div>
  )
}
