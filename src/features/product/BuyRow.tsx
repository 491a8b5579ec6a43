import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import { Button } from '../../ui/button/Button'
import { Note } from '../../ui/status/Note'
import { QuantityStepper } from '../../ui/form/QuantityStepper'
import { useSlow } from '../../ui/status/useSlow'
import { useWords } from '../../i18n/useWords'
import { supplyId } from './DeliveryPromise'
import { useLazyMutation } from '../../store/useLazyMutation'
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

/** How many, and into the cart; or on a list. Sold out, all keeps its place and is off. */
export function BuyRow({ quantity, left, state, onQuantity, onAdd, row, heart }: BuyRowProps) {
  const words = useWords('catalogue').product
  const { error } = useWords('frame')
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
          <Note variant="bad">
            {words.addFailed}{' '}
            <button type="button" onClick={onAdd}>
              {error.retry}
            </button>
          </Note>
        )}
      </div>
    </div>
  )
}

interface BuyBarProps {
  name: string
  amount: string
  busy: boolean
  onAdd: () => void
  /** What it stands in for while that is off the screen. */
  row: RefObject<HTMLDivElement>
}

/** On a small screen: name, price and the button, at the bottom while the main button is out of sight. */
export function BuyBar({ name, amount, busy, onAdd, row }: BuyBarProps) {
  const words = useWords('catalogue').product
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (!row.current || !('IntersectionObserver' in window)) return
    const watch = new IntersectionObserver(([entry]) => setShown(entry?.isIntersecting === false))
    watch.observe(row.current)
    return () => watch.disconnect()
  }, [row])
  if (!shown) return null
  return (
    <div className={styles.bar}>
      <span>
        {name}
        <br />
        {amount}
      </span>
      <Button busy={busy} onClick={onAdd}>
        {words.add}
      </Button>
    </div>
  )
}

type AddState = 'idle' | 'busy' | 'failed'

/**
 * Puts a variant in the cart. The store and the call are fetched by the first tap (or were, when the browser was
 * idle): until then the button is busy and further taps do nothing. What the shop API answers, the side panel says;
 * `failed` means that the code could not be fetched at all.
 */
export function useAddToCart() {
  const { busy, error, run } = useLazyMutation(
    async (item: { id_product: number; id_product_attribute: number }, quantity: number) => {
      const { addToCart } = await import('../../store/cart/addToCart')
      return async (dispatch) => {
        await dispatch(addToCart({ ...item, quantity }))
        return null
      }
    },
  )
  const state: AddState = busy ? 'busy' : error ? 'failed' : 'idle'
  return { state, add: run }
}
