import { useState, type ReactNode } from 'react'
import type { CartAddition } from '../../../apiClient/cart'
import { sayFault } from '../../../contract/sayFault'
import { Button } from '../../../design/Button'
import { Icon } from '../../../design/Icon'
import { SidePanel } from '../../../design/SidePanel'
import { useWords } from '../../../i18n/useWords'
import { addToCart } from '../../../state/cart/addToCart'
import { useShopDispatch, useShopSelector } from '../../../state/hooks'
import type { CartResult } from '../../../state/sidePanel/sidePanelSlice'
import { AddedItem } from './AddedItem'
import { CartResultFoot } from './CartResultFoot'
import * as styles from './CartResult.module.css'
import { Companions } from './Companions'

interface CartResultPanelProps {
  /** How it went; null while the panel shows something else. */
  result: CartResult | null
  offers?: ReactNode
  onClose: () => void
}

/** After a tap on "In winkelmandje": what came into the cart, or why it did not. */
export function CartResultPanel({ result, offers, onClose }: CartResultPanelProps) {
  const words = useWords('panel')
  const dispatch = useShopDispatch()
  const cart = useShopSelector((state) => state.cart.cart)
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
          <CartResultFoot cart={cart} onClose={onClose} />
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
      {added && offers}
      {added && <Companions id={result.addition.id_product} onLeave={onClose} />}
      {result?.error && <p role="alert">{sayFault(result.error, words.errors)}</p>}
    </SidePanel>
  )
}
