import { useState } from 'react'
import { Field } from './Field'

interface CommittedFieldProps {
  id: string
  label: string
  value: string
  /** Returns an error message if the text is unreadable. */
  onCommit: (typedText: string) => string | undefined
}

/**
 * The typed text takes effect on blur or with Enter, after which the field shows its value again. Unreadable text stays
 * in the field with its error, until the value changes.
 */
export function CommittedField({ id, label, value, onCommit }: CommittedFieldProps) {
  const [typedText, setTypedText] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<{ error: string; value: string } | null>(null)
  const isOutdated = refusal !== null && refusal.value !== value
  const commitText = () => {
    if (typedText === null || isOutdated) return
    const error = onCommit(typedText.trim())
    setRefusal(error === undefined ? null : { error, value })
    if (error === undefined) setTypedText(null)
  }
  return (
    <Field
      id={id}
      label={label}
      inputMode="numeric"
      autoComplete="off"
      error={isOutdated ? undefined : refusal?.error}
      value={isOutdated ? value : (typedText ?? value)}
      onChange={({ currentTarget }) => {
        setRefusal(null)
        setTypedText(currentTarget.value)
      }}
      onBlur={commitText}
      onKeyDown={({ key }) => key === 'Enter' && commitText()}
    />
  )
}
