import { useState } from 'react'
import { Button } from '../../design/Button'
import { IconButton } from '../../design/IconButton'
import { useWords } from '../../i18n/useWords'
import { addToCart } from '../../state/cart/addToCart'
import { useShopDispatch } from '../../state/hooks'
import { Marks } from './Marks'
import { WishedPiece, type Supply } from './WishedPiece'
import type { WishedPiece as Piece } from './wishedPieces'
import { wishMarks } from './wishMarks'
import * as styles from './Wishlist.module.css'

interface OwnPieceProps {
  piece: Piece
  Supply: Supply
  onRemove: () => void
  /** It is in the basket now. */
  onMoved: () => void
  /** It is to go to a gift list; absent for who can have none. */
  onGive?: () => void
}

/** A piece of one's own list: into the basket or to a gift list, or off the list alone. */
export function OwnPiece({ piece, Supply, onRemove, onMoved, onGive }: OwnPieceProps) {
  const words = useWords('wishlist')
  const dispatch = useShopDispatch()
  const [busy, setBusy] = useState(false)
  const { wish, product, version } = piece
  const name = `${product.name}, ${version.name}`

  const move = async () => {
    setBusy(true)
    const { id_product, id_product_attribute, quantity = 1 } = wish
    const { ok } = await dispatch(addToCart({ id_product, id_product_attribute, quantity }))
    setBusy(false)
    if (ok) onMoved()
  }
  const marks = <Marks {...wishMarks(wish, { amount: version.price.amount, stock: version.stock })} />
  const heart = (
    <IconButton icon="heart" label={words.remove(name)} aria-pressed className={styles.heart} onClick={onRemove} />
  )
  return (
    <WishedPiece piece={piece} Supply={Supply} marks={marks} heart={heart}>
      <div className={styles.acts}>
        <Button
          look="ghost"
          block
          busy={busy}
          disabled={version.stock === 0}
          aria-label={version.stock === 0 ? undefined : `${words.move}: ${name}`}
          onClick={() => void move()}
        >
          {version.stock === 0 ? words.soldOut : words.move}
        </Button>
        {onGive && (
          <button
            type="button"
            className={styles.link}
            aria-haspopup="dialog"
            aria-label={`${words.giftlist.open}: ${name}`}
            onClick={onGive}
          >
            {words.giftlist.open}
          </button>
        )}
      </div>
    </WishedPiece>
  )
}
