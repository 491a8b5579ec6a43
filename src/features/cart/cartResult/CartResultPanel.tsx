import { type ReactNode, useState } from 'react'
import type { CartAddition } from '../../../store/cart/cartApi'
import { errorMessage } from '../../../store/http/errorMessage'
import { Button } from '../../../ui/button/Button'
import { Icon } from '../../../ui/figure/Icon'
import { SidePanel } from '../../../ui/page/SidePanel'
import { useWords } from '../../../i18n/useWords'
import { addToCart } from '../../../store/cart/addToCart'
import { useStoreDispatch, useStoreSelector } from '../../../store/hooks'
import type { CartResult } from '../../../store/sidePanelSlice'
import { selectCart } from '../../../store/cart/cartSelectors'
import { AddedItem } from './AddedItem'
import { Companions } from './Companions'
import type { Cart } from '../../../contract/cart'
import { ButtonLink } from '../../../ui/button/PageLink'
import { useLanguage } from '../../../i18n/LanguageContext'
import { useMoney } from '../../../i18n/money'
import { buildPath } from '../../../pageTable/paths'
import * as styles from './CartResult.module.css'

interface CartResultPanelProps {
  /** How it went; null while the panel shows something else. */
  result: CartResult | null
  promotions?: ReactNode
  onClose: () => void
}

/** After a tap on "In winkelmandje": what came into the cart, or why it did not. */
export function CartResultPanel({ result, promotions, onClose }: CartResultPanelProps) {
  const words = useWords('panel')
  const dispatch = useStoreDispatch()
  const cart = useStoreSelector(selectCart)
  const [busy, setBusy] = useState(false)
  const item = cart?.items.find((line) => line.id_product_attribute === result?.addition.id_product_attribute)
  const added = result?.ok === true

  const tryAgain = async (addition: CartAddition) => {
    setBusy(true)
    await dispatch(addToCart(addition))
    setBusy(false)
  }
  return (
    <SidePanel
      id="cart-result"
      open={result !== null}
      onClose={onClose}
      closeLabel={words.close}
      sign={<Icon name={added ? 'check' : 'info'} className={added ? styles.sign : styles.badSign} />}
      title={
        <span className={added ? undefined : styles.badSign}>
          {added ? words.cartResult.added : words.cartResult.notAdded}
        </span>
      }
      foot={
        added ? (
          <CartResultFooter cart={cart} onClose={onClose} />
        ) : (
          result && (
            <Button block busy={busy} onClick={() => void tryAgain(result.addition)}>
              {words.retry}
            </Button>
          )
        )
      }
    >
      {added && result.together && <p className={styles.together}>{words.cartResult.addedTogether(result.together)}</p>}
      {added && item && <AddedItem item={item} quantity={result.addition.quantity ?? 1} />}
      {added && promotions}
      {added && <Companions id={result.addition.id_product} onLeave={onClose} />}
      {result?.error && <p role="alert">{errorMessage(result.error, words.errors)}</p>}
    </SidePanel>
  )
}

interface CartResultFooterProps {
  cart: Cart | null
  onClose: () => void
}

/** The cart so far, and where to go from here. */
function CartResultFooter({ cart, onClose }: CartResultFooterProps) {
  const { cartResult: words } = useWords('panel')
  const money = useMoney()
  const language = useLanguage()
  const itemCount = cart?.items.reduce((sum, item) => sum + item.quantity, 0) ?? 0
  return (
    <>
      {cart && (
        <p className={styles.row}>
          <span>{words.subtotal(itemCount)}</span>
          <span>{money(cart.totals.items)}</span>
        </p>
      )}
      <ButtonLink block to={buildPath('cart', language)} onClick={onClose}>
        {words.toCart}
      </ButtonLink>
      <Button block variant="ghost" onClick={onClose}>
        {words.goOn}
      </Button>
    </>
  )
}
