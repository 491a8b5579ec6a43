import { useState } from 'react'
import type { Combination, Product } from '../../contract/product'
import { Button } from '../../design/Button'
import { IconButton } from '../../design/IconButton'
import { PageLink } from '../../design/PageLink'
import { Picture } from '../../design/Picture'
import { Price } from '../../design/Price'
import { useLanguage } from '../../i18n/LanguageContext'
import { useMoney } from '../../i18n/useMoney'
import { useWords } from '../../i18n/useWords'
import { skuPath } from '../../pageTable/paths'
import { addToCart } from '../../state/cart/addToCart'
import { useShopDispatch } from '../../state/hooks'
import * as styles from './WishlistContent.module.css'

interface WishedCardProps {
  product: Product
  version: Combination
  /** How many were kept for later together. */
  quantity: number
  onRemove: () => void
}

/** A kept piece: a look at it, into the basket, or off the list. */
export function WishedCard({ product, version, quantity, onRemove }: WishedCardProps) {
  const words = useWords('gallery').wishlist
  const { wall, product: page } = useWords('catalogue')
  const language = useLanguage()
  const money = useMoney()
  const dispatch = useShopDispatch()
  const [busy, setBusy] = useState(false)
  const { amount, regular, lowest_30_days: lowest } = version.price
  const soldOut = version.stock === 0

  const buy = async () => {
    setBusy(true)
    const { id_product } = product
    await dispatch(addToCart({ id_product, id_product_attribute: version.id_product_attribute, quantity }))
    setBusy(false)
  }
  return (
    <li className={styles.card}>
      <Picture picture={version.pictures[0] ?? product.picture} sizes="(min-width:64em) 25vw,50vw" alt="" />
      <IconButton
        icon="heart"
        label={words.remove(`${product.name}, ${version.name}`)}
        aria-pressed
        className={styles.heart}
        onClick={onRemove}
      />
      <p>
        <PageLink to={skuPath(product.slugs, version.slugs, language)}>{product.name}</PageLink>
      </p>
      <p>
        <Price
          amount={money(amount)}
          was={regular === null ? undefined : { label: wall.was, amount: money(regular) }}
          lowest={regular === null ? undefined : wall.lowest(money(lowest ?? regular))}
        />
      </p>
      <p className={styles.about}>
        {product.brand.name}, {version.name}
        {quantity > 1 && `, ${words.pieces(quantity)}`}
      </p>
      <Button look="ghost" block busy={busy} disabled={soldOut} onClick={() => void buy()}>
        {soldOut ? words.soldOut : page.add}
      </Button>
    </li>
  )
}
