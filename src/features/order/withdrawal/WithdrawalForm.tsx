import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Button } from '../../../design/Button'
import { Note } from '../../../design/Note'
import { TextAreaField } from '../../../design/TextAreaField'
import { useWords } from '../../../i18n/useWords'
import type { Pieces } from '../rules/cameAgain'
import { chosenBack, type Choice } from '../rules/chosenBack'
import { PieceBack } from './PieceBack'
import type { useWithdrawal } from './useWithdrawal'
import * as styles from './Withdrawal.module.css'

interface WithdrawalFormProps {
  /** What can go back, and how many of it. */
  pieces: Pieces[]
  deed: ReturnType<typeof useWithdrawal>
  onClose: () => void
}

/** The longest reason that the shop takes (contract/accountRequests). */
const longestReason = 1000

/** Which pieces go back, how many of each, and why, if the shopper would like to say. */
export function WithdrawalForm({ pieces, deed: { busy, fault, send }, onClose }: WithdrawalFormProps) {
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
    const lines = chosenBack(pieces, choice)
    setEmpty(lines.length === 0)
    if (lines.length > 0 && (await send({ lines, reason: reason.trim() }))) onClose()
  }
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <fieldset ref={choices} tabIndex={-1} className={styles.pieces}>
        <legend>{words.legend}</legend>
        {pieces.map((each) => (
          <PieceBack
            key={each.line.id_order_line}
            pieces={each}
            back={choice[each.line.id_order_line] ?? 0}
            onChange={(quantity) => choose({ ...choice, [each.line.id_order_line]: quantity })}
          />
        ))}
        <button
          type="button"
          className={styles.all}
          onClick={() => choose(Object.fromEntries(pieces.map(({ line, quantity }) => [line.id_order_line, quantity])))}
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
      {(empty || fault !== null) && (
        <Note look="bad" role="alert">
          {empty ? words.choose : fault}
        </Note>
      )}
      <div className={styles.deeds}>
        <Button type="submit" busy={busy}>
          {words.submit}
        </Button>
        <Button look="ghost" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
