import { useState } from 'react'
import { Icon } from '../figure/Icon'
import * as styles from './QuantityStepper.module.css'

interface QuantityStepperProps {
  id: string
  value: number
  /** With a minimum of 0, the minus button can remove the item. */
  min?: number
  /** Usually the quantity in stock. */
  max?: number
  onChange: (quantity: number) => void
  messages: { quantity: string; less: string; more: string; limit?: string }
}

/**
 * At the maximum, the plus button does nothing, and `messages.limit` explains why. `disabled` would take the focus from
 * the button at the press that reaches the maximum.
 */
export function QuantityStepper({ id, value, min = 1, max = 999, onChange, messages }: QuantityStepperProps) {
  const [typedText, setTypedText] = useState<string | null>(null)
  const isFull = value >= max

  const chooseQuantity = (quantity: number) => {
    setTypedText(null)
    const allowedQuantity = Math.min(max, Math.max(min, quantity))
    if (allowedQuantity !== value) onChange(allowedQuantity)
  }
  const commitTypedText = () => {
    if (typedText === null) return
    // A negative number removes an item, as 0 does, if `min` is 0 (SPEC §5).
    const isQuantity = (min === 0 ? /^-?\d+$/ : /^\d+$/).test(typedText.trim())
    chooseQuantity(isQuantity ? Number(typedText) : value)
  }

  return (
    <div>
      <div className={styles.stepper} role="group" aria-label={messages.quantity}>
        <button
          type="button"
          className={styles.button}
          aria-label={messages.less}
          aria-disabled={value <= min}
          onClick={() => chooseQuantity(value - 1)}
        >
          <Icon name="minus" />
        </button>
        <input
          id={id}
          className={styles.number}
          inputMode="numeric"
          autoComplete="off"
          aria-label={messages.quantity}
          aria-describedby={isFull && messages.limit ? `${id}-limit` : undefined}
          value={typedText ?? String(value)}
          onChange={(event) => setTypedText(event.target.value)}
          onBlur={commitTypedText}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            commitTypedText()
          }}
        />
        <button
          type="button"
          className={styles.button}
          aria-label={messages.more}
          aria-disabled={isFull}
          onClick={() => !isFull && chooseQuantity(value + 1)}
        >
          <Icon name="plus" />
        </button>
      </div>
      {isFull && messages.limit && (
        <p id={`${id}-limit`} className={styles.limit}>
          {messages.limit}
        </p>
      )}
    </div>
  )
}
