import type { ProductCard } from '../../../contract/product'
import { IconButton } from '../../../design/IconButton'
import { Toast } from '../../../design/Toast'
import { useWords } from '../../../i18n/useWords'
import { useHeart } from '../../../state/wishlist/useHeart'
import * as styles from './TileHeart.module.css'
import { wishOfCard } from './wishOfCard'

/** On a tile's picture, after the tile's link and above its stretched area: keeps the version that the tile shows. */
export function TileHeart({ card }: { card: ProductCard }) {
  const { product, wall } = useWords('catalogue')
  const { kept, state, toggle, forgive } = useHeart(wishOfCard(card))
  return (
    <>
      <IconButton
        icon="heart"
        label={`${product.wish}: ${card.name}`}
        aria-pressed={kept}
        className={`${styles.heart}`}
        onClick={toggle}
      />
      {state !== 'idle' && (
        <Toast
          message={state === 'failed' ? wall.unreachable : null}
          action={{ label: product.retry, onAction: toggle }}
          onGone={forgive}
        />
      )}
    </>
  )
}
