import type { ReactNode, RefObject } from 'react'
import { Button } from '../../../design/Button'
import { Note } from '../../../design/Note'
import { QuantityStepper } from '../../../design/QuantityStepper'
import { useSlow } from '../../../design/useSlow'
import { useWords } from '../../../i18n/useWords'
import { supplyId } from './DeliveryPromise'
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
  /** The button that keeps it on a wishlist. */
  heart: ReactNode
}

/** How many, and into the basket; or on a list. Sold out, all keeps its place and is off. */
export function BuyRow({ quantity, left, state, onQuantity, onAdd, row, heart }: BuyRowProps) {
  const words = useWords('catalogue').product
  const soldOut = left === 0
  const slow = useSlow(state === 'busy')
  const stepper = {
    quantity: words.quantity,
    less: words.fewer,
    more: words.more,
    // That there is one is said in the delivery promise.
    limit: left > 1 ? words.left(left) : undefined,
  }
  return (
    <div ref={row}>
      <div className={styles.row}>
        <fieldset disabled={soldOut}>
          <QuantityStepper
            id="quantity"
            value={quantity}
            max={Math.max(1, left)}
            onChange={onQuantity}
            words={stepper}
          />
        </fieldset>
        <Button busy={state === 'busy'} disabled={soldOut} onClick={onAdd} aria-describedby={supplyId}>
          {words.add}
        </Button>
        {heart}
      </div>
      <div role="status" className={styles.note}>
        {slow && <Note>{words.slow}</Note>}
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
