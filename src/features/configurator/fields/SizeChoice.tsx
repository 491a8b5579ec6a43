import { useId } from 'react'
import { usePlanner } from '../planner/PlannerContext'
import { convertToCm } from '../wording/describeDesign'
import * as styles from '../controls/controls.module.css'

interface SizeChoiceProps {
  label: string
  /** In mm. */
  sizes: readonly number[]
  /** In mm; null if there are no uprights, or if they have several sizes. */
  chosenSize: number | null
  onChoose: (mm: number) => void
}

export function SizeChoice({ label, sizes, chosenSize, onChoose }: SizeChoiceProps) {
  const radioName = useId()
  const { messages } = usePlanner()
  return (
    <fieldset className={styles.choice}>
      <legend>{label}</legend>
      <div className={`${styles.segments} ${styles.sizes}`}>
        {sizes.map((mm) => (
          <label key={mm}>
            <input
              type="radio"
              className="sr"
              name={radioName}
              checked={mm === chosenSize}
              onChange={() => onChoose(mm)}
            />
            <span>{sizes.length > 3 ? convertToCm(mm) : messages.choice.cm(convertToCm(mm))}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
