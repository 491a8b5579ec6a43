import { IconButton } from '../../design/IconButton'
import { useWords } from '../../i18n/useWords'
import { BasketButton } from './BasketButton'
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
  const { wish, product, version } = piece
  const name = `${product.name}, ${version.name}`
  const marks = <Marks {...wishMarks(wish, { amount: version.price.amount, stock: version.stock })} />
  const heart = (
    <IconButton icon="heart" label={words.remove(name)} aria-pressed className={styles.heart} onClick={onRemove} />
  )
  return (
    <WishedPiece piece={piece} Supply={Supply} marks={marks} heart={heart}>
      <div className={styles.acts}>
        <BasketButton piece={piece} label={words.move} onAdded={onMoved} />
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
