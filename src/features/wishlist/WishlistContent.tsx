import { useState } from 'react'
import { Note } from '../../design/Note'
import { SectionError } from '../../design/SectionError'
import { Toast } from '../../design/Toast'
import { useWords } from '../../i18n/useWords'
import { EmptyWishlist } from './EmptyWishlist'
import { useWishedProducts } from './useWishedProducts'
import { useWishes } from './useWishes'
import { WishedCard } from './WishedCard'
import { wishedPieces } from './wishedPieces'
import * as styles from './WishlistContent.module.css'
import { toggleWish, type Wish } from './wishes'

interface Removed {
  wish: Wish
  name: string
}

/** The wishlist of this device: every piece with its price and stock of now. */
export function WishlistContent() {
  const words = useWords('gallery').wishlist
  const list = useWishes() ?? []
  const { known, loading, failed, retry } = useWishedProducts(list)
  const [removed, setRemoved] = useState<Removed | null>(null)
  const { pieces, gone } = wishedPieces(list, known)

  const remove = (wish: Wish, name: string) => {
    toggleWish(wish)
    setRemoved({ wish, name })
  }
  const putBack = (wish: Wish) => {
    toggleWish(wish)
    setRemoved(null)
  }
  return (
    <>
      {list.length === 0 && <EmptyWishlist />}
      {failed && <SectionError message={words.failed} retry={words.retry} onRetry={retry} />}
      {loading && <p role="status">{words.loading}</p>}
      {gone.length > 0 && (
        <Note>
          {words.gone(gone.length)}{' '}
          <button type="button" className={styles.tidy} onClick={() => gone.forEach(toggleWish)}>
            {words.tidy}
          </button>
        </Note>
      )}
      <ul className={styles.wall}>
        {pieces.map(({ wish, product, version }) => (
          <WishedCard
            key={wish.id_product_attribute}
            product={product}
            version={version}
            quantity={wish.quantity ?? 1}
            onRemove={() => remove(wish, product.name)}
          />
        ))}
      </ul>
      <Toast
        message={removed && words.removed(removed.name)}
        action={removed ? { label: words.undo, onAction: () => putBack(removed.wish) } : undefined}
        onGone={() => setRemoved(null)}
      />
    </>
  )
}
