import { CommittedField } from '../../../ui/form/CommittedField'
import { convertToCm } from '../wording/describeDesign'

interface MeasureFieldProps {
  id: string
  label: string
  /** In mm. */
  value: number
  onChange: (mm: number) => void
}

/** The field shows whole cm. The field discards an input that is not a number. */
export function MeasureField({ id, label, value, onChange }: MeasureFieldProps) {
  const commitMeasure = (typedText: string) => {
    const text = typedText.replace(',', '.')
    if (!/^-?\d+(\.\d*)?$/.test(text)) return undefined
    const mm = Math.round(Number(text)) * 10
    if (mm !== value) onChange(mm)
    return undefined
  }
  return <CommittedField id={id} label={label} value={String(convertToCm(value))} onCommit={commitMeasure} />
}
