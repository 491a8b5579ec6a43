import type { ReactNode } from 'react'
import { PageLink } from '../../ui/button/PageLink'
import { Picture } from '../../ui/figure/Picture'
import { Price } from '../../ui/page/Price'
import { useLanguage } from '../../i18n/LanguageContext'
import { useMoney } from '../../i18n/money'
import { bringMessages } from '../../i18n/lateMessages'
import { formatReduction } from '../variant/formatReduction'
import { formatStockStatus, getStockStatus } from '../variant/stockStatus'
import * as cardStyles from '../productList/productGrid/ProductGridCard.module.css'
import { buildSkuPath } from '../../pageTable/paths'
import type { WishedVariant } from './useWishedProducts'
import { Button } from '../../ui/button/Button'
import { SlowNote } from '../../ui/status/SlowNote'
import { selectPanelContent } from '../../store/sidePanelSlice'
import { addToCart } from '../../store/cart/addToCart'
import type { CartAddition } from '../../store/cart/cartSlice'
import type { RecordedError } from '../../store/http/ApiError'
import type { AppThunk } from '../../store/AppThunk'
import { useMutation } from '../../store/query/useMutation'
import * as styles from './Wishlist.module.css'

const useMessages = bringMessages('common', 'wishlist')

interface WishlistItemProps {
  item: WishedVariant
  marks?: ReactNode
  heart: ReactNode
  children: ReactNode
}

export function WishlistItem({ item, marks, heart, children }: WishlistItemProps) {
  const messages = useMessages('wishlist')
  const { productGrid: gridMessages, stock } = useMessages('catalogue')
  const language = useLanguage()
  const formatEuro = useMoney()
  const { wish, product, variant } = item
  const quantity = wish.quantity ?? 1
  const { was } = formatReduction(variant.price, gridMessages, formatEuro)
  return (
    <li className={styles.item}>
      <Picture picture={variant.pictures[0] ?? product.picture} sizes="(min-width:64em) 25vw,50vw" alt="" />
      <div className={cardStyles.caption}>
        <PageLink to={buildSkuPath(product.slugs, variant.slugs, language)}>{product.name}</PageLink>
        <span>
          <Price amount={formatEuro(variant.price.amount)} was={was} />
        </span>
        <span>
          {product.brand.name}, {variant.name}
          {quantity > 1 && `, ${messages.pieces(quantity)}`}
        </span>
        <div>
          {marks}
          <span>{formatStockStatus(getStockStatus(variant), stock)}</span>
        </div>
      </div>
      {heart}
      {children}
    </li>
  )
}

interface AddToCartButtonProps {
  item: WishedVariant
  label: string
  onAdded?: () => void
}

/** The side panel shows the message of any error. Resolves to undefined when the side panel is already open. */
const sendToCart =
  (addition: CartAddition): AppThunk<Promise<RecordedError | null | undefined>> =>
  async (dispatch, getState) => {
    // The side panel that an earlier press opened is about to cover the page.
    if (selectPanelContent(getState())) return undefined
    return (await dispatch(addToCart(addition))).error
  }

export function AddToCartButton({ item: { wish, product, variant }, label, onAdded }: AddToCartButtonProps) {
  const messages = useMessages('wishlist')
  const { slow } = useMessages('common')
  const { isBusy, run } = useMutation(sendToCart)
  const { id_product, id_product_attribute, quantity = 1 } = wish
  const isSoldOut = variant.stock === 0

  const addItem = async () => {
    if ((await run({ id_product, id_product_attribute, quantity })) === null) onAdded?.()
  }
  return (
    <>
      <SlowNote isBusy={isBusy} text={slow} />
      <Button
        variant="ghost"
        isWide
        isBusy={isBusy}
        disabled={isSoldOut}
        aria-label={isSoldOut ? undefined : `${label}: ${product.name}, ${variant.name}`}
        onClick={() => void addItem()}
      >
        {isSoldOut ? messages.soldOut : label}
      </Button>
    </>
  )
}
