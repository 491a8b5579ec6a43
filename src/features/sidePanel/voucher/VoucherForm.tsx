import { useState, type FormEvent } from 'react'
import { Button } from '../../../design/Button'
import { Field } from '../../../design/Field'
import { SlowNote } from '../../../design/SlowNote'
import { VisuallyHidden } from '../../../design/VisuallyHidden'
import { useWords } from '../../../i18n/useWords'
import type { useVoucher } from './useVoucher'
import { VoucherLimit } from './VoucherLimit'
import * as styles from './VoucherForm.module.css'

interface VoucherFormProps {
  id: string
  voucher: ReturnType<typeof useVoucher>
  /** Field and button on one line, on the page; in the panel below each other. */
  inline?: boolean
  onUsed: (code: string) => void
}

/** One field, one button. The code stays when it was not taken. */
export function VoucherForm({ id, voucher: { busy, fault, tryCode, forgetFault }, inline, onUsed }: VoucherFormProps) {
  const { voucher: words, slow } = useWords('panel')
  const [code, setCode] = useState('')
  const [missing, setMissing] = useState(false)

  const send = async (event: FormEvent) => {
    event.preventDefault()
    const typed = code.trim()
    setMissing(typed === '')
    if (typed === '' || !(await tryCode(typed))) return
    setCode('')
    onUsed(typed.toUpperCase())
  }
  const error = missing ? words.empty : fault?.text
  return (
    <form className={inline ? styles.inline : styles.form} noValidate onSubmit={(event) => void send(event)}>
      <Field
        id={id}
        name="code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="done"
        label={words.code}
        help={words.help}
        error={error}
        value={code}
        onChange={(event) => {
          setCode(event.target.value)
          setMissing(false)
          forgetFault()
        }}
      />
      <VisuallyHidden>
        <span role="alert">{error}</span>
      </VisuallyHidden>
      {fault?.limit && <VoucherLimit {...fault.limit} />}
      {/* The cart's page says so of each of its changes. */}
      {!inline && <SlowNote underWay={busy} text={slow} />}
      <Button type="submit" look={inline ? 'ghost' : 'ink'} block={!inline} busy={busy} className={styles.use}>
        {words.use}
      </Button>
    </form>
  )
}
