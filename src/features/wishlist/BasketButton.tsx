import { Button } from '../../design/Button'
import { useOneAtATime } from '../../design/useOneAtATime'
import { useWords } from '../../i18n/useWords'
import { addToCart } from '../../state/cart/addToCart'
import { useShopDispatch } from '../../state/hooks'
import type { WishedPiece as Piece } from './wishedPieces'

interface BasketButtonProps {
  piece: Piece
  label: string
  /** It is in the basket now. */
  onAdded?: () => void
}

/** Puts a piece of a wishlist into the basket, in the number that was wished for, unless it is sold out. */
export function BasketButton({ piece: { wish, product, version }, label, onAdded }: BasketButtonProps) {
  const words = useWords('wishlist')
  const dispatch = useShopDispatch()
  const { busy, run } = useOneAtATime()
  const { id_product, id_product_attribute, quantity = 1 } = wish
  const isSoldOut = version.stock === 0

  const add = async () => {
    const added = await run(() => dispatch(addToCart({ id_product, id_product_attribute, quantity })))
    if (added?.ok) onAdded?.()
  }
  return (
    <Button
      look="ghost"
      block
      busy={busy}
      disabled={isSoldOut}
      aria-label={isSoldOut ? undefined : `${label}: ${product.name}, ${version.name}`}
      onClick={() => void add()}
    >
      {isSoldOut ? words.soldOut : label}
    </Button>
  )
}
