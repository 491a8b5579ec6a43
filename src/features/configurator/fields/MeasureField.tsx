import { useState } from 'react'
import { Field } from '../../../ui/form/Field'
import { convertToCm } from '../wording/describeDesign'

interface MeasureFieldProps {
  id: string
  label: string
  /** The measure in mm. */
  value: number
  onChange: (mm: number) => void
}

/** Shows whole cm. A new value takes effect on blur or with Enter; an input that is not a number is discarded. */
export function MeasureField({ id, label, value, onChange }: MeasureFieldProps) {
  const [typedText, setTypedText] = useState<string | null>(null)
  const commitText = () => {
    if (typedText === null) return
    setTypedText(null)
    const text = typedText.trim().replace(',', '.')
    if (!/^-?\d+(\.\d*)?$/.test(text)) return
    const mm = Math.round(Number(text)) * 10
    if (mm !== value) onChange(mm)
  }
  return (
    <Field
      id={id}
      label={label}
      inputMode="numeric"
      autoComplete="off"
      value={typedText ?? String(convertToCm(value))}
      onChange={(event) => setTypedText(event.target.value)}
      onBlur={commitText}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commitText()
      }}
    />
  )
}
