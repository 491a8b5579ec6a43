import { useRef } from 'react'
import type { Cart } from '../../contract/cart'
import { Note } from '../../design/Note'
import { Toast } from '../../design/Toast'
import { VisuallyHidden } from '../../design/VisuallyHidden'
import { useWords } from '../../i18n/useWords'
import { useShopDispatch, useShopSelector } from '../../state/hooks'
import { panelOpened } from '../../state/sidePanel/sidePanelSlice'
import { CartLine } from './CartLine'
import { CartOverview } from './CartOverview'
import * as styles from './CartPage.module.css'
import { EmptyCart } from './EmptyCart'
import { useCartChanges } from './useCartChanges'
import { useCountryName } from './useCountryName'

/** The lines of the cart beside what they cost. */
export function FilledCart({ cart }: { cart: Cart }) {
  const words = useWords('cart')
  const dispatch = useShopDispatch()
  const changed = useShopSelector(({ checkout }) => checkout.checkout?.changed === true)
  const country = useCountryName(cart.id_country)
  const page = useRef<HTMLDivElement>(null)
  const changes = useCartChanges(() => page.current?.focus())
  return (
    <div ref={page} tabIndex={-1} className={styles.page}>
      {cart.items.length === 0 ? (
        <EmptyCart />
      ) : (
        <div className={styles.columns}>
          <section aria-labelledby="cart-lines">
            <VisuallyHidden as="h2" id="cart-lines">
              {words.lines}
            </VisuallyHidden>
            {changed && (
              <Note role="status" className={styles.notice}>
                {words.changed}
              </Note>
            )}
            <ul className={styles.end}>
              {cart.items.map((item) => (
                <CartLine
                  key={item.id}
                  item={item}
                  fault={changes.faults[item.id] ?? null}
                  onQuantity={(quantity) => void changes.setQuantity(item, quantity)}
                  onRemove={() => void changes.setQuantity(item, 0)}
                />
              ))}
            </ul>
          </section>
          <CartOverview
            cart={cart}
            country={country}
            fault={changes.voucherFault}
            onRemoveVoucher={(voucher) => void changes.takeOut(voucher)}
            onAddVoucher={() => dispatch(panelOpened({ mode: 'addVoucher', data: null }))}
            onCountry={() => dispatch(panelOpened({ mode: 'countrySelector', data: null }))}
          />
        </div>
      )}
      <Toast
        message={changes.message?.text ?? null}
        action={changes.message?.undo && { label: words.undo, onAction: changes.message.undo }}
        onGone={changes.forgetMessage}
      />
    </div>
  )
}
