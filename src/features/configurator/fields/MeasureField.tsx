import { CommittedField } from '../../../ui/form/CommittedField'
import { usePlanner } from '../planner/PlannerContext'
import { convertToCm } from '../wording/describeDesign'

interface MeasureFieldProps {
  id: string
  label: string
  /** In mm. */
  value: number
  onChange: (mm: number) => void
}

/** The field shows whole cm. A field that the user leaves empty shows its former value again. */
export function MeasureField({ id, label, value, onChange }: MeasureFieldProps) {
  const { messages } = usePlanner()
  const commitMeasure = (typedText: string) => {
    if (typedText === '') return undefined
    const text = typedText.replace(',', '.').replace(/\s*cm$/i, '')
    if (!/^-?\d+(\.\d*)?$/.test(text)) return messages.wall.unreadable
    const mm = Math.round(Number(text)) * 10
    if (mm !== value) onChange(mm)
    return undefined
  }
  return <CommittedField id={id} label={label} value={String(convertToCm(value))} onCommit={commitMeasure} />
}
