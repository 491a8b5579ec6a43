import { useState } from 'react'
import { Button } from '../../design/Button'
import { useWords } from '../../i18n/useWords'
import { addToCart } from '../../state/cart/addToCart'
import { useShopDispatch } from '../../state/hooks'
import { WishedPiece, type Supply } from './WishedPiece'
import type { WishedPiece as Piece } from './wishedPieces'
import { WishHeart } from './WishHeart'
import * as styles from './Wishlist.module.css'

/** A piece of somebody else's list: into the basket, or onto one's own list. */
export function SharedPiece({ piece, Supply }: { piece: Piece; Supply: Supply }) {
  const words = useWords('wishlist')
  const { product: page } = useWords('catalogue')
  const dispatch = useShopDispatch()
  const [busy, setBusy] = useState(false)
  const { wish, product, version } = piece
  const name = `${product.name}, ${version.name}`

  const add = async () => {
    setBusy(true)
    await dispatch(addToCart({ ...wish, quantity: wish.quantity ?? 1 }))
    setBusy(false)
  }
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
      <Button
        look="ghost"
        block
        busy={busy}
        disabled={version.stock === 0}
        aria-label={version.stock === 0 ? undefined : `${page.add}: ${name}`}
        onClick={() => void add()}
      >
        {version.stock === 0 ? words.soldOut : page.add}
      </Button>
    </WishedPiece>
  )
}
