import type { Cart } from '../../../contract/cart'
import { Button } from '../../../design/Button'
import { ButtonLink } from '../../../design/ButtonLink'
import { useLanguage } from '../../../i18n/LanguageContext'
import { useMoney } from '../../../i18n/useMoney'
import { useWords } from '../../../i18n/useWords'
import { pathOf } from '../../../pageTable/paths'
import * as styles from './CartResult.module.css'

interface CartResultFootProps {
  cart: Cart | null
  onClose: () => void
}

/** The cart so far, and where to go from here. */
export function CartResultFoot({ cart, onClose }: CartResultFootProps) {
  const { cartResult: words } = useWords('panel')
  const money = useMoney()
  const language = useLanguage()
  const pieces = cart?.items.reduce((sum, item) => sum + item.quantity, 0) ?? 0
  return (
    <>
      {cart && (
        <p className={styles.row}>
          <span>{words.subtotal(pieces)}</span>
          <span>{money(cart.totals.items)}</span>
        </p>
      )}
      <ButtonLink block to={pathOf('cart', language)} onClick={onClose}>
        {words.toCart}
      </ButtonLink>
      <Button block look="ghost" onClick={onClose}>
        {words.goOn}
      </Button>
    </>
  )
}
