import type { RefObject } from 'react'
import { Button } from '../../../design/Button'
import { Note } from '../../../design/Note'
import { QuantityStepper } from '../../../design/QuantityStepper'
import { useWords } from '../../../i18n/useWords'
import type { AddState } from './useAddToBasket'
import * as styles from './BuyRow.module.css'

interface BuyRowProps {
  quantity: number
  /** The most pieces that can be had. 0: sold out. */
  left: number
  state: AddState
  onQuantity: (quantity: number) => void
  onAdd: () => void
  /** The row, so that the buy bar knows when it has left the screen. */
  row: RefObject<HTMLDivElement>
}

/** How many, and into the basket. */
export function BuyRow({ quantity, left, state, onQuantity, onAdd, row }: BuyRowProps) {
  const words = useWords('catalogue').product
  const soldOut = left === 0
  const stepper = {
    quantity: words.quantity,
    less: words.fewer,
    more: words.more,
    limit: words.left(left),
  }
  return (
    <div ref={row}>
      <div className={styles.row}>
        {!soldOut && (
          <QuantityStepper id="quantity" value={quantity} max={left} onChange={onQuantity} words={stepper} />
        )}
        <Button busy={state === 'busy'} disabled={soldOut} onClick={onAdd} aria-describedby="buy-note">
          {words.add}
        </Button>
      </div>
      <div id="buy-note" role="status" className={styles.note}>
        {soldOut && words.soldOutReason}
        {state === 'failed' && (
          <Note look="bad">
            {words.addFailed}{' '}
            <button type="button" onClick={onAdd}>
              {words.retry}
            </button>
          </Note>
        )}
      </div>
    </div>
  )
}
