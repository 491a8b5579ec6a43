import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import { Button } from '../../ui/button/Button'
import { Note } from '../../ui/status/Note'
import { QuantityStepper } from '../../ui/form/QuantityStepper'
import { useIsSlow } from '../../ui/status/useIsSlow'
import { useMessages } from '../../i18n/useMessages'
import { stockMessageId } from './DeliveryPromise'
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
