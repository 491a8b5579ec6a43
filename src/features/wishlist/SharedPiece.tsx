import { useWords } from '../../i18n/useWords'
import { BasketButton } from './BasketButton'
import { WishedPiece, type Supply } from './WishedPiece'
import type { WishedPiece as Piece } from './wishedPieces'
import { WishHeart } from './WishHeart'
import * as styles from './Wishlist.module.css'

/** A piece of somebody else's list: into the basket, or onto one's own list. */
export function SharedPiece({ piece, Supply }: { piece: Piece; Supply: Supply }) {
  const words = useWords('wishlist')
  const { product: page } = useWords('catalogue')
  const { wish, product, version } = piece
  const name = `${product.name}, ${version.name}`
  const { id_product, id_product_attribute } = wish
  const heart = (
    <WishHeart
      wish={{ id_product, id_product_attribute, price_then: version.price.amount, in_stock_then: version.stock > 0 }}
      label={words.shared.keep(name)}
      className={styles.heart}
    />
  )
  return (
    <WishedPiece piece={piece} Supply={Supply} heart={heart}>
      <BasketButton piece={piece} label={page.add} />
    </WishedPiece>
  )
}
