import type { CartItem } from '../../../contract/cart'
import { VisuallyHidden } from '../../../design/VisuallyHidden'
import { useWords } from '../../../i18n/useWords'
import { CartLine } from './CartLine'
import * as styles from './CartLine.module.css'
import { GoneLine } from './GoneLine'
import type { LineChanges } from './useLineChanges'

interface CartLinesProps {
  items: readonly CartItem[]
  /** Working days that the country of delivery is further than home. */
  extraDays: number
  changes: LineChanges
}

/** What lies in the cart, and in its place what has just left it. */
export function CartLines({ items, extraDays, changes }: CartLinesProps) {
  const words = useWords('cart')
  const { gone, faults, returned } = changes
  const rows = items.map((item) => (
    <CartLine
      key={item.id}
      item={item}
      extraDays={extraDays}
      fault={faults[item.id] ?? null}
      returned={returned === item.id}
      onQuantity={(quantity) => void changes.setQuantity(item, quantity)}
      onKeep={() => void changes.keep(item)}
    />
  ))
  if (gone) {
    const undo = () => void changes.undo(gone)
    rows.splice(
      gone.at,
      0,
      <GoneLine key={`gone ${gone.item.id}`} text={gone.text} onUndo={undo} onGone={changes.forgetGone} />,
    )
  }
  return (
    <section aria-labelledby="cart-lines">
      <VisuallyHidden as="h2" id="cart-lines">
        {words.lines}
      </VisuallyHidden>
      <VisuallyHidden>
        <span role="status">{changes.said}</span>
      </VisuallyHidden>
      <ul className={items.length > 0 ? styles.lines : styles.none} tabIndex={-1}>
        {rows}
      </ul>
    </section>
  )
}
