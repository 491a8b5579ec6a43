import { useState } from 'react'
import type { Product } from '../../../contract/product'
import { IconButton } from '../../../design/IconButton'
import { PageLink } from '../../../design/PageLink'
import { Picture } from '../../../design/Picture'
import { Price } from '../../../design/Price'
import { useLanguage } from '../../../i18n/LanguageContext'
import { useMoney } from '../../../i18n/useMoney'
import { useWords } from '../../../i18n/useWords'
import { productPath } from '../../../pageTable/paths'
import { addToCart } from '../../../state/cart/addToCart'
import { useShopDispatch } from '../../../state/hooks'
import { firstVersion } from './companionsOf'
import * as styles from './Companions.module.css'

interface CompanionProps {
  product: Product
  onLeave: () => void
}

/** A piece that goes with what was added: a look at it, or a tap to have it too. */
export function Companion({ product, onLeave }: CompanionProps) {
  const { cartResult: words } = useWords('panel')
  const language = useLanguage()
  const money = useMoney()
  const dispatch = useShopDispatch()
  const [busy, setBusy] = useState(false)
  const version = firstVersion(product)
  if (!version) return null
  const { amount, regular, lowest_30_days: lowest } = version.price

  const add = async () => {
    if (busy) return
    setBusy(true)
    await dispatch(
      addToCart({ id_product: product.id_product, id_product_attribute: version.id_product_attribute, quantity: 1 }),
    )
    setBusy(false)
  }
  return (
    <li className={styles.companion}>
      <Picture picture={version.pictures[0] ?? product.picture} sizes="72px" alt="" />
      <div>
        <PageLink to={productPath(product.slugs, language)} onClick={onLeave}>
          {product.name}
        </PageLink>
        <p className={styles.about}>
          {product.brand.name}, {version.name}
        </p>
        <p>
          <Price
            amount={money(amount)}
            was={regular === null ? undefined : { label: words.was, amount: money(regular) }}
            lowest={lowest === null ? undefined : words.lowest(money(lowest))}
          />
        </p>
      </div>
      <IconButton
        icon="plus"
        label={words.addThis(product.name)}
        className={styles.add}
        aria-busy={busy}
        onClick={() => void add()}
      />
    </li>
  )
}
