import { useState } from 'react'
import { Field } from '../../../ui/form/Field'
import { toCm } from '../wording/describeDesign'

interface MeasureFieldProps {
  id: string
  label: string
  /** The measure in mm. */
  value: number
  onChange: (mm: number) => void
}

/** A measure in whole cm. It takes effect on leaving the field or with Enter; anything but a number changes nothing. */
export function MeasureField({ id, label, value, onChange }: MeasureFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const commit = () => {
    if (typed === null) return
    setTyped(null)
    const text = typed.trim().replace(',', '.')
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
      value={typed ?? String(toCm(value))}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit()
      }}
    />
  )
}
