import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import { Button } from '../../ui/button/Button'
import { Note } from '../../ui/status/Note'
import { QuantityStepper } from '../../ui/form/QuantityStepper'
import { useIsSlow } from '../../ui/status/useIsSlow'
import { useMessages } from '../../i18n/useMessages'
import { stockMessageId } from './DeliveryPromise'
import type { AppThunk } from '../../store/AppThunk'
import type { CartAddition } from '../../store/cart/cartSlice'
import { useMutation } from '../../store/query/useMutation'
import { selectPanelContent, type ShownVariant } from '../../store/sidePanelSlice'
import * as styles from './BuyRow.module.css'

interface BuyRowProps {
  quantity: number
  availableQuantity: number
  isBusy: boolean
  /** True when the code could not be loaded. */
  hasFailed: boolean
  onQuantityChange: (quantity: number) => void
  onAdd: () => void
  buyRow: RefObject<HTMLDivElement>
  heart: ReactNode
}

export function BuyRow({
  quantity,
  availableQuantity,
  isBusy,
  hasFailed,
  onQuantityChange,
  onAdd,
  buyRow,
  heart,
}: BuyRowProps) {
  const messages = useMessages('catalogue').product
  const { error } = useMessages('frame')
  const isSlow = useIsSlow(isBusy)
  const stepperMessages = {
    quantity: messages.quantity,
    less: messages.fewer,
    more: messages.more,
    // The delivery promise already shows that only one item is available.
    limit: availableQuantity > 1 ? messages.left(availableQuantity) : undefined,
  }
  return (
    <div ref={buyRow}>
      <div className={styles.row}>
        <QuantityStepper
          id="quantity"
          value={quantity}
          max={availableQuantity}
          onChange={onQuantityChange}
          messages={stepperMessages}
        />
        <Button isBusy={isBusy} onClick={onAdd} aria-describedby={stockMessageId}>
          {messages.add}
        </Button>
        {heart}
      </div>
      <div role="status" className={styles.note}>
        {isSlow && <Note>{messages.slow}</Note>}
        {hasFailed && (
          <Note variant="bad">
            {messages.addFailed}{' '}
            <button type="button" onClick={onAdd}>
              {error.retry}
            </button>
          </Note>
        )}
      </div>
    </div>
  )
}

/**
 * The first press loads the services, unless they were loaded while the browser was idle. Meanwhile, and until the side
 * panel with the result covers the page, further presses do nothing.
 */
export const useAddToCart = () =>
  useMutation(
    (addition: CartAddition, shownVariant: ShownVariant): AppThunk<Promise<null>> =>
      async (dispatch, getState) => {
        if (selectPanelContent(getState())) return null
        // `addToCart` is part of the services, which have been loaded by the time a thunk runs.
        const { addToCart } = await import(/* webpackChunkName: "services" */ '../../store/cart/addToCart')
        await dispatch(addToCart(addition, undefined, shownVariant))
        return null
      },
  )

interface BuyBarProps {
  name: string
  amount: string
  isBusy: boolean
  onAdd: () => void
  /** The bar is visible while this row is outside the viewport. */
  buyRow: RefObject<HTMLDivElement>
}

export function BuyBar({ name, amount, isBusy, onAdd, buyRow }: BuyBarProps) {
  const messages = useMessages('catalogue').product
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    if (!buyRow.current || !('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver(([entry]) => setIsShown(entry?.isIntersecting === false))
    observer.observe(buyRow.current)
    return () => observer.disconnect()
  }, [buyRow])
  if (!isShown) return null
  return (
    <div className={styles.bar}>
      <span>
        <span>{name}</span>
        {amount}
      </span>
      <Button isBusy={isBusy} onClick={onAdd}>
        {messages.add}
      </Button>
    </div>
  )
}
