import { useId } from 'react'
import type { Finish } from '../../../pageTable/contents/shelving'
import * as styles from '../controls/controls.module.css'

interface FinishChoiceProps {
  label: string
  finishes: readonly Finish[]
  /** Null if there are no parts, or if they have several finishes. */
  chosenKey: string | null
  /** Shown beside the label if the parts have several finishes. */
  mixedLabel?: string
  onChoose: (key: string) => void
}

export function FinishChoice({ label, finishes, chosenKey, mixedLabel, onChoose }: FinishChoiceProps) {
  const radioName = useId()
  return (
    <fieldset className={styles.choice}>
      <legend>
        {label}: <span>{finishes.find(({ key }) => key === chosenKey)?.name ?? mixedLabel}</span>
      </legend>
      <div className={styles.swatches}>
        {finishes.map((finish) => (
          <label key={finish.key} className={styles.swatch} title={finish.name}>
            <input
              type="radio"
              className="sr"
              name={radioName}
              aria-label={finish.name}
              checked={finish.key === chosenKey}
              onChange={() => onChoose(finish.key)}
            />
            <span style={{ backgroundColor: finish.swatch }} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
