import { useState } from 'react'
import { Field } from './Field'

interface CommittedFieldProps {
  id: string
  label: string
  value: string
  onCommit: (typedText: string) => void
}

/** The typed text takes effect on blur or with Enter, after which the field shows its value again. */
export function CommittedField({ id, label, value, onCommit }: CommittedFieldProps) {
  const [typedText, setTypedText] = useState<string | null>(null)
  const commitText = () => {
    if (typedText === null) return
    setTypedText(null)
    onCommit(typedText.trim())
  }
  return (
    <Field
      id={id}
      label={label}
      inputMode="numeric"
      autoComplete="off"
      value={typedText ?? value}
      onChange={({ currentTarget }) => setTypedText(currentTarget.value)}
      onBlur={commitText}
      onKeyDown={({ key }) => key === 'Enter' && commitText()}
    />
  )
}
