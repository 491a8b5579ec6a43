import type { ComponentType, ReactNode } from 'react'
import type { Combination } from '../../contract/product'
import { PageLink } from '../../ui/button/PageLink'
import { Picture } from '../../ui/figure/Picture'
import { Price } from '../../ui/page/Price'
import { useLanguage } from '../../i18n/LanguageContext'
import { useMoney } from '../../i18n/money'
import { bringMessages } from '../../i18n/lateMessages'
import { formatReduction } from '../variant/formatReduction'
import { buildSkuPath } from '../../pageTable/paths'
import type { WishedVariant } from '../../store/wishlist/matchWishedVariants'
import { Button } from '../../ui/button/Button'
import { selectPanelContent } from '../../store/sidePanelSlice'
import { addToCart } from '../../store/cart/addToCart'
import type { CartAddition } from '../../store/cart/cartSlice'
import type { RecordedError } from '../../store/http/ApiError'
import type { AppThunk } from '../../store/services'
import { useMutation } from '../../store/query/useMutation'
import * as styles from './Wishlist.module.css'

const useMessages = bringMessages('wishlist')

/** The component that says whether a variant is in stock, shared with the rest of the site. */
export type Supply = ComponentType<{ of: Pick<Combination, 'stock' | 'delivery'> }>

interface WishlistItemProps {
  item: WishedVariant
  Supply: Supply
  /** The improvements since the item was saved. */
  marks?: ReactNode
  heart: ReactNode
  children: ReactNode
}

export function WishlistItem({ item, Supply, marks, heart, children }: WishlistItemProps) {
  const messages = useMessages('wishlist')
  const { wall } = useMessages('catalogue')
  const language = useLanguage()
  const money = useMoney()
  const { wish, product, variant } = item
  const quantity = wish.quantity ?? 1
  return (
    <li className={styles.item}>
      <Picture picture={variant.pictures[0] ?? product.picture} sizes="(min-width:64em) 25vw,50vw" alt="" />
      <div className={styles.text}>
        <PageLink to={buildSkuPath(product.slugs, variant.slugs, language)}>{product.name}</PageLink>
        <p>
          <Price amount={money(variant.price.amount)} {...formatReduction(variant.price, wall, money)} />
        </p>
        <p className={styles.about}>
          {product.brand.name}, {variant.name}
          {quantity > 1 && `, ${messages.pieces(quantity)}`}
        </p>
        <p className={styles.about}>
          <Supply of={variant} />
        </p>
        {marks}
      </div>
      {heart}
      {children}
    </li>
  )
}

interface AddToCartButtonProps {
  item: WishedVariant
  label: string
  /** Called after the item is added to the cart. */
  onAdded?: () => void
}

/** Adds an item to the cart. The side panel shows the message of any error. */
const sendToCart =
  (addition: CartAddition): AppThunk<Promise<RecordedError | null | undefined>> =>
  async (dispatch, getState) => {
    // The panel of an earlier press is about to cover the page.
    if (selectPanelContent(getState())) return undefined
    return (await dispatch(addToCart(addition))).error
  }

/** Adds an item of a wishlist to the cart in the saved quantity, unless it is sold out. */
export function AddToCartButton({ item: { wish, product, variant }, label, onAdded }: AddToCartButtonProps) {
  const messages = useMessages('wishlist')
  const { busy, run } = useMutation(sendToCart)
  const { id_product, id_product_attribute, quantity = 1 } = wish
  const isSoldOut = variant.stock === 0

  const addItem = async () => {
    if ((await run({ id_product, id_product_attribute, quantity })) === null) onAdded?.()
  }
  return (
    <Button
      variant="ghost"
      block
      busy={busy}
      disabled={isSoldOut}
      aria-label={isSoldOut ? undefined : `${label}: ${product.name}, ${variant.name}`}
      onClick={() => void addItem()}
    >
      {isSoldOut ? messages.soldOut : label}
    </Button>
  )
}
