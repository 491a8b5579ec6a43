import { type FormEvent, useState } from 'react'
import { Button } from '../../../ui/button/Button'
import { Field } from '../../../ui/form/Field'
import { SlowNote } from '../../../ui/status/SlowNote'
import { VisuallyHidden } from '../../../ui/page/VisuallyHidden'
import { bringMessages } from '../../../i18n/lateMessages'
import { clearDraft, readDraft, saveDraft } from '../../../store/browser/formDrafts'
import type { useVoucher } from './useVoucher'
import { MeasureLine } from '../../../ui/figure/MeasureLine'
import { useMoney } from '../../../i18n/money'
import * as styles from './VoucherForm.module.css'

const useMessages = bringMessages('panel')

interface VoucherFormProps {
  /** The id is also the name of the draft. */
  id: string
  voucher: ReturnType<typeof useVoucher>
  /** Whether the button is beside the field, as on the cart page, rather than below it. */
  isInline?: boolean
  onUsed: (code: string) => void
}

/** A code that the API refuses stays in the field. A typed code survives a reload. */
export function VoucherForm({
  id,
  voucher: { isBusy, voucherError, tryCode, clearError },
  isInline,
  onUsed,
}: VoucherFormProps) {
  const { voucher: messages, slow } = useMessages('panel')
  const [code, setCode] = useState(() => readDraft(id).code ?? '')
  const [isCodeMissing, setIsCodeMissing] = useState(false)

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    // A code that was copied or read aloud may contain spaces and invisible characters.
    const typedCode = code.replace(/[\s\p{Cf}]/gu, '')
    setIsCodeMissing(typedCode === '')
    if (typedCode === '' || !(await tryCode(typedCode))) return
    setCode('')
    clearDraft(id)
    onUsed(typedCode.toUpperCase())
  }
  const error = isCodeMissing ? messages.empty : voucherError?.text
  return (
    <form className={isInline ? styles.inline : styles.form} noValidate onSubmit={(event) => void handleSubmit(event)}>
      <Field
        id={id}
        name="code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="done"
        label={messages.code}
        help={messages.help}
        error={error}
        value={code}
        onChange={(event) => {
          setCode(event.target.value)
          saveDraft(id, { code: event.target.value })
          setIsCodeMissing(false)
          clearError()
        }}
      />
      <VisuallyHidden role="alert">{error}</VisuallyHidden>
      {voucherError?.limit && <VoucherLimit {...voucherError.limit} />}
      {/* The cart page has its own note for slow changes. */}
      {!isInline && <SlowNote isBusy={isBusy} text={slow} />}
      <Button
        type="submit"
        variant={isInline ? 'ghost' : 'ink'}
        isWide={!isInline}
        isBusy={isBusy}
        className={styles.use}
      >
        {messages.use}
      </Button>
    </form>
  )
}

interface VoucherLimitProps {
  /** The minimum value of the items in euro. */
  from: number
  /** The amount in euro by which the items are below the minimum. */
  missing: number
}

/** The measure line needs no label, because the field's error and the text below the line give the same figures. */
function VoucherLimit({ from, missing }: VoucherLimitProps) {
  const { voucher: messages } = useMessages('panel')
  const formatEuro = useMoney()
  return (
    <div className={styles.limit}>
      <MeasureLine value={from - missing} max={from} />
      <p>{messages.minimumFrom(formatEuro(from))}</p>
    </div>
  )
}
