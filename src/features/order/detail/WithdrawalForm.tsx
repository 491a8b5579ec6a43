import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button/Button'
import { Note } from '../../../ui/status/Note'
import { TextAreaField } from '../../../ui/form/Field'
import { useWords } from '../../../i18n/useWords'
import type { ItemQuantity } from '../reorderResult'
import { type Choice, withdrawalItems } from './withdrawalItems'
import type { useWithdrawal } from './useWithdrawal'
import { QuantityStepper } from '../../../ui/form/QuantityStepper'
import { formatOrderItem } from '../formatOrderState'
import * as styles from './Withdrawal.module.css'

interface WithdrawalFormProps {
  /** What can go back, and how many of it. */
  items: ItemQuantity[]
  mutation: ReturnType<typeof useWithdrawal>
  onClose: () => void
}

/** The longest reason that the shop takes (contract/accountRequests). */
const longestReason = 1000

/** Which items go back, how many of each, and why, if the shopper would like to say. */
export function WithdrawalForm({ items, mutation: { busy, error, send }, onClose }: WithdrawalFormProps) {
  const { withdrawal: words } = useWords('order')
  const { optional } = useWords('identity')
  const [choice, setChoice] = useState<Choice>({})
  const [reason, setReason] = useState('')
  const [empty, setEmpty] = useState(false)
  const choices = useRef<HTMLFieldSetElement>(null)
  // It comes in the place of the button that was pressed.
  useEffect(() => choices.current?.focus(), [])
  const choose = (next: Choice) => {
    setEmpty(false)
    setChoice(next)
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const lines = withdrawalItems(items, choice)
    setEmpty(lines.length === 0)
    if (lines.length > 0 && (await send({ lines, reason: reason.trim() }))) onClose()
  }
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <fieldset ref={choices} tabIndex={-1} className={styles.pieces}>
        <legend>{words.legend}</legend>
        {items.map((each) => (
          <WithdrawalItem
            key={each.line.id_order_line}
            items={each}
            back={choice[each.line.id_order_line] ?? 0}
            onChange={(quantity) => choose({ ...choice, [each.line.id_order_line]: quantity })}
          />
        ))}
        <button
          type="button"
          className={styles.all}
          onClick={() => choose(Object.fromEntries(items.map(({ line, quantity }) => [line.id_order_line, quantity])))}
        >
          {words.all}
        </button>
      </fieldset>
      <TextAreaField
        id="withdrawal-reason"
        label={words.reason}
        optional={optional}
        help={words.reasonHelp}
        maxLength={longestReason}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      {(empty || error !== null) && (
        <Note variant="bad" role="alert">
          {empty ? words.choose : error}
        </Note>
      )}
      <div className={styles.deeds}>
        <Button type="submit" busy={busy}>
          {words.submit}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}

interface WithdrawalItemProps {
  /** What can go back at most. */
  items: ItemQuantity
  /** How many do. */
  back: number
  onChange: (quantity: number) => void
}

/** How many of one line go back. */
function WithdrawalItem({ items, back, onChange }: WithdrawalItemProps) {
  const words = useWords('order')
  const name = formatOrderItem({ ...items, quantity: 1 }, words)
  return (
    <div className={styles.piece}>
      <span>{name}</span>
      <span className={styles.count}>
        <QuantityStepper
          id={`back-${items.line.id_order_line}`}
          value={Math.min(back, items.quantity)}
          min={0}
          max={items.quantity}
          onChange={onChange}
          words={{
            quantity: words.withdrawal.quantity(name),
            less: words.withdrawal.less,
            more: words.withdrawal.more,
          }}
        />
        {words.withdrawal.ofSo(items.quantity)}
      </span>
    </div>
  )
}
