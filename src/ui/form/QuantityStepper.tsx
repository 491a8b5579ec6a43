import { useState } from 'react'
import { Icon } from '../figure/Icon'
import * as styles from './QuantityStepper.module.css'

interface QuantityStepperProps {
  id: string
  value: number
  /** The minimum. If it is 0, the minus button can remove the item. */
  min?: number
  /** The quantity in stock. */
  max?: number
  onChange: (quantity: number) => void
  messages: { quantity: string; less: string; more: string; limit?: string }
}

/**
 * A quantity field between a minus button and a plus button. At the stock limit the plus button is disabled, and
 * `messages.limit` explains why.
 */
export function QuantityStepper({ id, value, min = 1, max = 999, onChange, messages }: QuantityStepperProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const full = value >= max

  const choose = (quantity: number) => {
    setTyped(null)
    const allowed = Math.min(max, Math.max(min, quantity))
    if (allowed !== value) onChange(allowed)
  }
  const commit = () => {
    if (typed === null) return
    // A negative number removes an item, as 0 does, where that is possible (SPEC §5).
    const isQuantity = (min === 0 ? /^-?\d+$/ : /^\d+$/).test(typed.trim())
    choose(isQuantity ? Number(typed) : value)
  }

  return (
    <div>
      <div className={styles.stepper} role="group" aria-label={messages.quantity}>
        <button
          type="button"
          className={styles.button}
          aria-label={messages.less}
          disabled={value <= min}
          onClick={() => choose(value - 1)}
        >
          <Icon name="minus" />
        </button>
        <input
          id={id}
          className={styles.number}
          inputMode="numeric"
          autoComplete="off"
          aria-label={messages.quantity}
          aria-describedby={full && messages.limit ? `${id}-limit` : undefined}
          value={typed ?? String(value)}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={commit}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            commit()
          }}
        />
        <button
          type="button"
          className={styles.button}
          aria-label={messages.more}
          disabled={full}
          onClick={() => choose(value + 1)}
        >
          <Icon name="plus" />
        </button>
      </div>
      {full && messages.limit && (
        <p id={`${id}-limit`} className={styles.limit}>
          {messages.limit}
        </p>
      )}
    </div>
  )
}
