import { useLayoutEffect, useRef, useState } from 'react'
import type { CartOffer } from '../../contract/cart'
import { sayFault } from '../../contract/sayFault'
import { Button } from '../../design/Button'
import { Note } from '../../design/Note'
import { PageLink } from '../../design/PageLink'
import { Picture } from '../../design/Picture'
import { useLanguage } from '../../i18n/LanguageContext'
import { useWords } from '../../i18n/useWords'
import { skuPath } from '../../pageTable/paths'
import { putInCart } from '../../state/cart/addToCart'
import { useShopDispatch } from '../../state/hooks'
import * as styles from './offers.module.css'

/** The piece that an offer gives, and the button that puts it into the cart. Taken, it hands the focus to its offer. */
export function GiftOffer({ gift }: { gift: NonNullable<CartOffer['gift']> }) {
  const words = useWords('offers')
  const language = useLanguage()
  const dispatch = useShopDispatch()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)

  const place = useRef<HTMLDivElement>(null)
  // Before the button leaves the page: afterwards the focus would be lost already.
  useLayoutEffect(() => {
    const here = place.current
    return () => {
      if (here?.contains(document.activeElement)) here.closest('li')?.focus({ preventScroll: true })
    }
  }, [])

  const take = async () => {
    setBusy(true)
    setFault(null)
    const { id_product, id_product_attribute } = gift
    const { error } = await dispatch(putInCart({ id_product, id_product_attribute, quantity: 1 }))
    setBusy(false)
    if (error) setFault(sayFault(error, words.errors))
  }
  return (
    <div ref={place} className={styles.gift}>
      <Picture picture={gift.picture} sizes="72px" alt="" />
      <div>
        <PageLink to={skuPath(gift.product_slugs, gift.sku_slugs, language)}>{gift.name}</PageLink>
        <p className={styles.version}>{gift.combination}</p>
      </div>
      <Button look="ghost" busy={busy} onClick={() => void take()}>
        {words.takeGift}
      </Button>
      {fault && (
        <Note look="bad" role="alert" className={styles.fault}>
          {fault}
        </Note>
      )}
    </div>
  )
}
