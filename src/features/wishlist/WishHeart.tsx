import { IconButton } from '../../design/IconButton'
import { useWords } from '../../i18n/useWords'
import { useWishes } from './useWishes'
import * as styles from './WishHeart.module.css'
import { toggleWish, type Wish } from './wishes'

/** The heart beside the main button: puts a version on the wishlist, or takes it off. */
export function WishHeart({ id_product, id_product_attribute }: Wish) {
  const words = useWords('catalogue').product
  const wished = useWishes()?.some((wish) => wish.id_product_attribute === id_product_attribute) ?? false
  return (
    <IconButton
      icon="heart"
      label={words.wish}
      aria-pressed={wished}
      className={styles.heart}
      onClick={() => toggleWish({ id_product, id_product_attribute })}
    />
  )
}
