import { useState } from 'react'
import { Field } from '../../../../design/Field'

interface PriceFieldProps {
  id: string
  label: string
  /** In whole euro. */
  value: number
  onTake: (value: number) => void
}

/** One end of the price, typed: it counts on leaving the field or with Enter. What is no amount is put back. */
export function PriceField({ id, label, value, onTake }: PriceFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const take = () => {
    const amount = /^\d{1,6}$/.exec(typed?.trim() ?? '')
    setTyped(null)
    if (amount && Number(amount[0]) !== value) onTake(Number(amount[0]))
  }
  return (
    <Field
      id={id}
      label={`${label} (€)`}
      inputMode="numeric"
      autoComplete="off"
      value={typed ?? String(value)}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={take}
      onKeyDown={({ key }) => key === 'Enter' && take()}
    />
  )
}
