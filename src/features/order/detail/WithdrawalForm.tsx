import { type FormEvent, useEffect, useRef, useState } from 'react'
import { maxReasonLength } from '../../../contract/limits'
import { focusControl } from '../../../forms/focusControl'
import { Button } from '../../../ui/button/Button'
import { ErrorNote } from '../../../ui/status/ErrorNote'
import { SlowNote } from '../../../ui/status/SlowNote'
import { TextAreaField } from '../../../ui/form/Field'
import { bringMessages } from '../../../i18n/lateMessages'
import { formatOrderItem, type ItemQuantity } from '../formatOrderState'
import {
  buildWithdrawalLines,
  clearWithdrawalDraft,
  readWithdrawalDraft,
  saveWithdrawalDraft,
  type useWithdrawal,
  type WithdrawalQuantities,
} from './useWithdrawal'
import { QuantityStepper } from '../../../ui/form/QuantityStepper'
import * as text from '../../../ui/text.module.css'
import * as styles from './Withdrawal.module.css'

const useMessages = bringMessages('identity', 'order')

const reasonId = 'withdrawal-reason'

interface WithdrawalFormProps {
  orderId: number
  /** The items that can be returned, with their maximum quantities. */
  items: ItemQuantity[]
  mutation: ReturnType<typeof useWithdrawal>
  onClose: () => void
}

/** The choice and the typed text survive a reload. */
export function WithdrawalForm({
  orderId,
  items,
  mutation: { isBusy, error, sendWithdrawal },
  onClose,
}: WithdrawalFormProps) {
  const { withdrawal: messages } = useMessages('order')
  const { optional, errors, form } = useMessages('identity')
  const [draft, setDraft] = useState(() => readWithdrawalDraft(orderId))
  const [isChoiceEmpty, setIsChoiceEmpty] = useState(false)
  const { choice } = draft
  const reason = draft.reason.trim()
  const isTooLong = reason.length > maxReasonLength
  const fieldset = useRef<HTMLFieldSetElement>(null)
  // The form replaces the pressed button, which had the focus.
  useEffect(() => fieldset.current?.focus(), [])
  const changeDraft = (changes: Partial<typeof draft>) => {
    const nextDraft = { ...draft, ...changes }
    setDraft(nextDraft)
    saveWithdrawalDraft(orderId, nextDraft)
  }
  const changeChoice = (nextChoice: WithdrawalQuantities) => {
    setIsChoiceEmpty(false)
    changeDraft({ choice: nextChoice })
  }

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const lines = buildWithdrawalLines(items, choice)
    setIsChoiceEmpty(lines.length === 0)
    if (isTooLong) focusControl(reasonId)
    if (lines.length === 0 || isTooLong || !(await sendWithdrawal({ lines, reason }))) return
    clearWithdrawalDraft(orderId)
    onClose()
  }
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(event)}>
      <fieldset ref={fieldset} tabIndex={-1} className={styles.items}>
        <legend>{messages.legend}</legend>
        {items.map((item) => (
          <WithdrawalItem
            key={item.line.id_order_line}
            item={item}
            returnedQuantity={choice[item.line.id_order_line] ?? 0}
            onChange={(quantity) => changeChoice({ ...choice, [item.line.id_order_line]: quantity })}
          />
        ))}
        <button
          type="button"
          className={styles.all}
          onClick={() =>
            changeChoice(Object.fromEntries(items.map(({ line, quantity }) => [line.id_order_line, quantity])))
          }
        >
          {messages.all}
        </button>
      </fieldset>
      <TextAreaField
        id={reasonId}
        label={messages.reason}
        optional={optional}
        help={messages.reasonHelp}
        error={isTooLong ? errors.tooLong(maxReasonLength) : undefined}
        value={draft.reason}
        onChange={(event) => changeDraft({ reason: event.target.value })}
      />
      <ErrorNote>{isChoiceEmpty ? messages.choose : error}</ErrorNote>
      <SlowNote isBusy={isBusy} text={form.slow} />
      <div className={styles.actions}>
        <Button type="submit" isBusy={isBusy}>
          {messages.submit}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {messages.cancel}
        </Button>
      </div>
    </form>
  )
}

interface WithdrawalItemProps {
  /** `quantity` is the maximum quantity that can be returned. */
  item: ItemQuantity
  returnedQuantity: number
  onChange: (quantity: number) => void
}

function WithdrawalItem({ item, returnedQuantity, onChange }: WithdrawalItemProps) {
  const messages = useMessages('order')
  const name = formatOrderItem({ ...item, quantity: 1 }, messages)
  return (
    <div className={`${styles.item} ${text.sm}`}>
      <span>{name}</span>
      <span className={styles.count}>
        <QuantityStepper
          id={`back-${item.line.id_order_line}`}
          value={Math.min(returnedQuantity, item.quantity)}
          min={0}
          max={item.quantity}
          onChange={onChange}
          messages={{
            quantity: messages.withdrawal.quantity(name),
            less: messages.withdrawal.less,
            more: messages.withdrawal.more,
          }}
        />
        {messages.withdrawal.ofSo(item.quantity)}
      </span>
    </div>
  )
}
