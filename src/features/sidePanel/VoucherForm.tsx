import { useState, type FormEvent } from 'react'
import { Button } from '../../design/Button'
import { Field } from '../../design/Field'
import { useWords } from '../../i18n/useWords'
import * as styles from './CartResult.module.css'

interface VoucherFormProps {
  busy: boolean
  /** Why the last code was not taken, in words. */
  fault: string | null
  onUse: (code: string) => void
  /** Something is typed: the fault of before no longer holds. */
  onTyping: () => void
}

/** One field, one button. The code stays when it was not taken. */
export function VoucherForm({ busy, fault, onUse, onTyping }: VoucherFormProps) {
  const { voucher: words } = useWords('panel')
  const [code, setCode] = useState('')
  const [missing, setMissing] = useState(false)

  const send = (event: FormEvent) => {
    event.preventDefault()
    const typed = code.trim()
    setMissing(typed === '')
    if (typed !== '') onUse(typed)
  }
  const error = missing ? words.empty : (fault ?? undefined)
  return (
    <form className={styles.fields} noValidate onSubmit={send}>
      <Field
        id="voucher-code"
        name="code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        label={words.code}
        help={words.help}
        error={error}
        value={code}
        onChange={(event) => {
          setCode(event.target.value)
          setMissing(false)
          onTyping()
        }}
      />
      <p className="sr" role="alert">
        {error}
      </p>
      <Button type="submit" block busy={busy}>
        {words.use}
      </Button>
    </form>
  )
}
